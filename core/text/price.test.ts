import { expect, test } from "vitest";
import { dollars, priceText } from "./price.ts";

test("dollars says what we charge with its cents", () => {
  expect(dollars(19_900)).toBe("$199.00");
  expect(dollars(123_456)).toBe("$1,234.56");
});

test("priceText leaves out zero cents", () => {
  expect(priceText(300)).toBe("$3");
  expect(priceText(350)).toBe("$3.50");
});
