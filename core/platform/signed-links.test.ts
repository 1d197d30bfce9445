import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { env } from "./env.server.ts";
import { signText, verifySigned } from "./signed-links.ts";

const { AUTH_SECRET } = env;
afterEach(() => {
  Object.assign(env, { AUTH_SECRET, AUTH_SECRETS_OLD: [] });
});

test("verifySigned reads a text for its own purpose only", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: "grapheme" }), (text) => {
      const signed = signText("email-change", text);
      expect(signed).toMatch(/^[\w-]+\.[\w-]+$/);
      expect(verifySigned("email-change", signed)).toBe(text);
      expect(verifySigned("unsubscribe", signed)).toBeNull();
    }),
  );
});

test("verifySigned refuses any other text", () => {
  const signed = signText("email-change", "one");
  const [text = "", signature = ""] = signed.split(".");
  const other = Buffer.from("two").toString("base64url");
  for (const forged of [
    "",
    ".",
    text,
    `${text}.`,
    `.${signature}`,
    `${other}.${signature}`,
    `${signed}.`,
    `${signed}x`,
    signed.slice(0, -1),
    `${text}.${signature.toUpperCase()}`,
    "é.é",
  ])
    expect(verifySigned("email-change", forged)).toBeNull();
});

test("links of alerts survive a change of our secret, other links do not", () => {
  const purposes = ["alert", "alert-confirm", "email-change"];
  const sign = () => purposes.map((purpose) => signText(purpose, "one"));
  const verify = (signed: string[]) => purposes.map((purpose, at) => verifySigned(purpose, signed[at] ?? ""));
  const first = sign();
  env.AUTH_SECRET = "the second secret, longer than 32 letters";
  const second = sign();
  expect(verify(first)).toEqual([null, null, null]);
  env.AUTH_SECRET = "the third secret, longer than 32 letters";
  env.AUTH_SECRETS_OLD = ["the second secret, longer than 32 letters", AUTH_SECRET];
  expect(verify(first)).toEqual(["one", "one", null]);
  expect(verify(second)).toEqual(["one", "one", null]);
  expect(verify(sign())).toEqual(["one", "one", "one"]);
  expect(sign()).not.toEqual(second);
});
