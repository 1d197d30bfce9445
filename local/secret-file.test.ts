import { mkdtemp, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { readOrCreateSecret } from "./secret-file.ts";
import { joinServices, shareServices } from "./shared-services.ts";

const folder = await mkdtemp(path.join(tmpdir(), "waymark-"));

test("readOrCreateSecret makes a secret once, for its owner only", async () => {
  const file = path.join(folder, "data", "secret");
  const [one, two] = await Promise.all([readOrCreateSecret(file), readOrCreateSecret(file)]);
  expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(two).toBe(one);
  expect(await readOrCreateSecret(file)).toBe(one);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test("readOrCreateSecret refuses an empty file", async () => {
  const file = path.join(folder, "empty-secret");
  await writeFile(file, "\n");
  await expect(readOrCreateSecret(file)).rejects.toThrow(`${file} is empty.`);
});

test("shareServices tells other processes of the folder what they lack", async () => {
  const before = process.cwd();
  process.chdir(folder);
  try {
    expect((await joinServices({ mail: true, payments: true })).env).toEqual({});
    const env = { SMTP_URL: "smtp://x", STRIPE_API_URL: "http://y", LOCAL_SERVICES_URL: "http://z" };
    const shared = await shareServices(env);
    expect(await readFile(".data/local-services.json", "utf8")).not.toContain("http://z");
    expect((await joinServices({ mail: true, payments: true })).env).toEqual({
      SMTP_URL: "smtp://x",
      STRIPE_API_URL: "http://y",
    });
    expect((await joinServices({ mail: false, payments: true })).env).toEqual({ STRIPE_API_URL: "http://y" });
    const whole = await readFile(".data/local-services.json", "utf8");
    for (const broken of [whole.slice(0, -9), "null", "", '{"SMTP_URL":{}}']) {
      await writeFile(".data/local-services.json", broken);
      await expect(joinServices({ mail: true, payments: true })).rejects.toThrow(
        ".data/local-services.json is broken. Restart the Waymark that runs from this folder",
      );
    }
    await shared.close();
    expect((await joinServices({ mail: true, payments: true })).env).toEqual({});
  } finally {
    process.chdir(before);
  }
});
