import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { claim } from "./claim.ts";

test("claim is refused while it is held", async () => {
  const first = await claim("test");
  expect(first).not.toBeNull();
  expect(await claim("test")).toBeNull();
  expect(await claim("another")).not.toBeNull();
  first?.release();
  await expect.poll(() => claim("test")).not.toBeNull();
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
