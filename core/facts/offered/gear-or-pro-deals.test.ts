import { expect, test } from "vitest";
import { valuesIn } from "#test/facts.ts";
import { readGearOrProDeals } from "./gear-or-pro-deals.ts";

test.each([
  ["Benefits:\n- Housing\n- Meals\n- Pro deals", "yes"],
  ["You get a bike pass and pro forms.", "yes"],
  ["30% off in the rental shop, pro deals", "yes"],
])("readGearOrProDeals reads %s as %s", (text, value) => {
  expect(valuesIn(readGearOrProDeals, text)).toContain(value);
});
