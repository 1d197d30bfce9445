import { expect, test } from "vitest";
import { factsIn, valuesIn } from "#test/facts.ts";
import { readCouples } from "./couples.ts";

test.each([
  ["Couples welcome!", "welcome"],
  ["We hire couples and friends.", "welcome"],
  ["Housing is not available for couples or families.", "no"],
  ["Couples are encouraged to apply.", "welcome"],
  ["No couples housing is available.", "no"],
  ["We can't accommodate couples, families, or pets.", "no"],
  ["We have housing for couples.", "welcome"],
  ["Singles or couples can be stewards of the dunes.", "welcome"],
  ["We are looking for a retired couple to keep the gate.", "welcome"],
  ["A couple is preferred; we prefer a couple, since winters are long.", "welcome"],
  ["Expect 20 hours per week for a single, 30 hours per week for a couple.", "welcome"],
  ["WANTED: a careful person or couple for the barns.", "welcome"],
  ["At least 18 hours/ week for one person and 28 hours/ week for a couple.", "welcome"],
  ["Workamper couple needed from April on", "welcome"],
  ["We can't house partners or pets.", "no"],
  ["Couples? Yes, the cook's job is open, too.", "welcome"],
  ["Staff quarters: two share a room; couples get their own room.", "welcome"],
  ["Couples' rooms are limited.", "welcome"],
  ["Singles, couples and families can apply.", "welcome"],
  ["Couple or two singles.", "welcome"],
  ["Leaders are not allowed to bring a partner or dog.", "no"],
  ["DUOS ENCOURAGED.", "welcome"],
  ["Two hosts, preferably a duo.", "welcome"],
  ["Come alone or with your sweetheart.", "welcome"],
  ["$2,200 a month for one, $3,600 for a pair.", "welcome"],
  ["Couples have done it.", "welcome"],
  ["Wanted: capable couple to run a lodge for 8 guests", "welcome"],
])("readCouples reads %s as %s", (text, value) => {
  expect(valuesIn(readCouples, text)).toContain(value);
});

test.each([
  "Work with a couple of other guides.",
  "Partners can apply for grants.",
  "Couples can enjoy dinner at our lodge.",
  "We do not accept couples in the same crew.",
  "We are looking for a couple great guides.",
  "We need a couple more cooks.",
  "You share the room with a couple roommates.",
  "We are hiring a couple of lifeguards for the lake.",
  "Clients are mainly retired couples and their pets.",
  "Couples counselors?",
  "You get $900 and a pair of shoes.",
  "Couples who apply are placed on separate crews.",
])("readCouples reads nothing in: %s", (text) => {
  expect(valuesIn(readCouples, text)).toEqual([]);
});

test.each([
  ["Couples are welcome.", undefined],
  ["Couples may be allowed with approval.", true],
  ["Couples are welcome at some sites.", true],
])("readCouples is unsure of %s: %s", (text, isUnsure) => {
  expect(factsIn(readCouples, text).map((fact) => fact.isUnsure)).toEqual([isUnsure]);
});

test("readCouples is unsure of a text that says yes and no", () => {
  const text = "Couples are welcome in the campground. Couples are not allowed in staff housing.";
  expect(factsIn(readCouples, text).filter(({ isUnsure }) => !isUnsure)).toEqual([]);
});
