import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#test/runs.ts";
import { type Form, parseForm } from "./form-body.ts";

const name = fc
  .string({ minLength: 1, maxLength: 8, unit: "grapheme" })
  .filter((name) => !/[[\]]/.test(name));
const { tree } = fc.letrec<{ tree: Form; node: string | Form }>((tie) => ({
  tree: fc.dictionary(name, tie("node"), { minKeys: 1, maxKeys: 4 }) as fc.Arbitrary<Form>,
  node: fc.oneof({ maxDepth: 4 }, fc.string({ unit: "grapheme" }), tie("tree")),
}));

test("every nested form comes back as it was written", () => {
  fc.assert(
    fc.property(tree, (form) => {
      expect(plain(parseForm(encode(form)))).toEqual(plain(form));
    }),
    { numRuns: runs(200) },
  );
});

test("parseForm reads any text or refuses it with Stripe's error, and touches no prototype", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("a", "[", "]", "=", "&", "__proto__", "%5B") }), (text) => {
      try {
        parseForm(text);
      } catch (error) {
        expect(error).toHaveProperty("status", 400);
      }
      expect({}).not.toHaveProperty("a");
    }),
    { numRuns: runs(200) },
  );
});

test("empty brackets count up", () => {
  expect(plain(parseForm("expand[]=a&expand[]=b"))).toEqual({ expand: { 0: "a", 1: "b" } });
});

test("a name that is a value and a hash is refused", () => {
  expect(() => parseForm("a=1&a[b]=2")).toThrow("both a value and a hash");
});

function encode(form: Form, prefix = ""): string {
  return Object.entries(form)
    .map(([name, value]) => {
      const key = prefix ? `${prefix}[${encodeURIComponent(name)}]` : encodeURIComponent(name);
      return typeof value === "string" ? `${key}=${encodeURIComponent(value)}` : encode(value, key);
    })
    .join("&");
}

function plain(form: Form): unknown {
  return JSON.parse(JSON.stringify(form));
}
