import { expect, test } from "vitest";
import { valuesIn } from "#test/facts.ts";
import { readGearOrProDeals } from "./gear-or-pro-deals.ts";

test.each([["Benefits:\n- Housing\n- Meals\n- Pro deals", "yes"]])(
  "readGearOrProDeals reads %s as %s",
  (text, value) => {
    expect(valuesIn(readGearOrProDeals, text)).toContain(value);
  },
);
