import { beforeEach, expect, test } from "vitest";
import { emptyDatabase, insertProfile } from "#test/factories.ts";
import { hearConsole } from "#test/hear-console.ts";
import { admin } from "./admin.ts";

const said = hearConsole();

beforeEach(async () => {
  await emptyDatabase();
});

async function run(...args: string[]) {
  said.length = 0;
  return { code: await admin(args), said: said.join("\n") };
}

test("npm run admin grants, lists and revokes roles", async () => {
  await insertProfile({ email: "ada@example.com" });
  expect(await run("list")).toEqual({ code: 0, said: "There are no administrators." });
  expect(await run("grant", " Ada@Example.com")).toEqual({
    code: 0,
    said: "ada@example.com is now an administrator.",
  });
  expect((await run("grant", "ada@example.com")).said).toBe("ada@example.com is already an administrator.");
  expect(await run("list")).toEqual({ code: 0, said: "ada@example.com" });
  expect((await run("revoke", "ada@example.com")).said).toBe(
    "ada@example.com is no longer an administrator.",
  );
  expect(await run("revoke", "ada@example.com")).toEqual({
    code: 0,
    said: "ada@example.com is not an administrator.",
  });
});

test("npm run admin tells somebody without an account to sign in first", async () => {
  const { code, said } = await run("grant", "ada@example.com");
  expect(code).toBe(1);
  expect(said).toContain("Sign in once");
});

test("npm run admin explains its use after wrong arguments", async () => {
  for (const args of [
    [],
    ["grant"],
    ["promote", "ada@example.com"],
    ["list", "all"],
    ["grant", "a@b.com", "c@d.com"],
  ])
    expect(await run(...args)).toMatchObject({
      code: 2,
      said: expect.stringContaining("npm run admin -- grant"),
    });
  expect(await run("grant", "ada")).toEqual({ code: 2, said: '"ada" is not an email address.' });
  expect((await run("--help")).code).toBe(0);
});
