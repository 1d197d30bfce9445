import fc from "fast-check";
import { expect, test } from "vitest";
import { signText, verifySigned } from "./signed-links.ts";

test("what was signed is read back, for its own purpose only", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: "grapheme" }), (text) => {
      const signed = signText("email-change", text);
      expect(signed).toMatch(/^[\w-]+\.[\w-]+$/);
      expect(verifySigned("email-change", signed)).toBe(text);
      expect(verifySigned("unsubscribe", signed)).toBeNull();
    }),
  );
});

test("any other text is refused", () => {
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
