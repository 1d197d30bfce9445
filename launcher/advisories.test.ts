import { spawnSync } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

/** Runs the command with an npm that answers so. */
async function advisories(answer: object) {
  const folder = await mkdtemp(path.join(tmpdir(), "waymark-npm-"));
  const npm = path.join(folder, "npm");
  await writeFile(npm, `#!/bin/sh\ncat <<'END'\n${JSON.stringify(answer)}\nEND\nexit 1\n`);
  await chmod(npm, 0o755);
  const PATH = `${folder}:${process.env.PATH}`;
  const ran = spawnSync(process.execPath, ["launcher/advisories.ts"], {
    encoding: "utf8",
    env: { ...process.env, PATH },
  });
  await rm(folder, { recursive: true });
  return { status: ran.status, said: ran.stdout + ran.stderr };
}

test("advisories names weak packages, what is wrong and what mends it", async () => {
  const url = "https://advisories.example/1";
  const weak = {
    severity: "high",
    range: "<2.0.0",
    via: [{ title: "Reads any file", url }, "other"],
    fixAvailable: { name: "weak", version: "2.0.1" },
  };
  expect(await advisories({ vulnerabilities: { weak } })).toEqual({
    status: 1,
    said: `weak <2.0.0: high, mended in weak 2.0.1\n  Reads any file ${url}\n`,
  });
});

test("advisories says that nothing is known, or that nothing could be checked", async () => {
  expect(await advisories({ vulnerabilities: {} })).toEqual({
    status: 0,
    said: "No advisory names a package of production.\n",
  });
  expect(await advisories({ message: "405 Method Not Allowed" })).toEqual({
    status: 2,
    said: "The registry's advisories can't be read from here, so nothing was checked (405 Method Not Allowed).\n",
  });
});
