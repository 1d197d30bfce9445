import { expect, test } from "vitest";
import { normalizeEmail } from "./read-email.ts";
import { readableEmail } from "./readable-email.ts";

test.each([
  ["ada@xn--bcher-kva.example", "ada@bücher.example"],
  ["robin@xn--e1afmkfd.xn--p1ai", "robin@пример.рф"],
  ["büro@xn--exmple-cua.com", "büro@exämple.com"],
  ["ada@xn--fa-hia.example", "ada@faß.example"],
  ["smith&sons@example.com", "smith&sons@example.com"],
  ["ada@xn--0.example", "ada@xn--0.example"],
  ["ada@not a host", "ada@not a host"],
])("readableEmail reads %s as %s, which is stored as before", (stored, readable) => {
  expect(readableEmail(stored)).toBe(readable);
  expect(normalizeEmail(readable)).toBe(stored);
});
