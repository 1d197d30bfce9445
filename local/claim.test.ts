import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { claim } from "./claim.ts";

const folder = `.data/test/claims-${process.pid}`;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("claim is refused while it is held", async () => {
  const first = await claim("test");
  expect(first).not.toBeNull();
  expect(await claim("test")).toBeNull();
  expect(await claim("another")).not.toBeNull();
  first?.release();
  await expect.poll(() => claim("test")).not.toBeNull();
});

test("claim belongs to a folder, however it is reached, and not to its copy", async () => {
  mkdirSync(`${folder}/one`, { recursive: true });
  const held = await claim("test", `${folder}/one`);
  symlinkSync("one", `${folder}/link`);
  expect(await claim("test", `${folder}/link`)).toBeNull();
  cpSync(`${folder}/one`, `${folder}/copy`, { recursive: true });
  expect(await claim("test", `${folder}/copy`)).not.toBeNull();
  renameSync(`${folder}/one`, `${folder}/moved`);
  expect(await claim("test", `${folder}/moved`)).toBeNull();
  held?.release();
});

test("claim ends with its process, even a killed one", async () => {
  const script = `import { claim } from "./local/claim.ts"; await claim("killed"); console.log("held"); setInterval(() => {}, 1000)`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  expect(await claim("killed")).toBeNull();
  child.kill("SIGKILL");
  await once(child, "exit");
  await expect.poll(() => claim("killed")).not.toBeNull();
});
