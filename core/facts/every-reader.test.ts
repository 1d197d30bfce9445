import fc from "fast-check";
import { expect, test } from "vitest";
import { cpuTime } from "#test/cpu-time.ts";
import { extractFacts } from "./extract.ts";

const words =
  "housing is not provided ( ) , ; . : - # while if but no meals $75 per week WFR required preferred driver's license visa sponsor pets couples travel reimbursed 401(k) drug test until filled constructor __proto__ toString hasOwnProperty: valueOf degree experience training fee of $450 two-week paid couple wanted mileage tips RV space # Preferred # Licenses \n • rv site İ 🏕 £12 CA$24 up to 18.50 /hr wage: stipend half day".split(
    " ",
  );

const texts = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.array(fc.constantFrom(...words), { maxLength: 60 }).map((said) => said.join(" ")),
);

test("extractFacts proves each fact with a piece of any text, and never throws", () => {
  fc.assert(
    fc.property(texts, (text) => {
      for (const { proof, from, to } of extractFacts({ title: text.slice(0, 40), text })) {
        expect(text.slice(from, to)).toBe(proof);
        expect(proof.length).toBeLessThanOrEqual(400);
        expect(proof).not.toBe("");
      }
    }),
    { numRuns: 500 },
  );
});

test.each([
  "housing, ",
  "no ",
  "(housing ",
  "not provided ",
  "first aid ",
  "a, b and ",
  "$75 per ",
  "travel ",
  "must have a degree or ",
  "experience ",
  "training fee ",
  "room and board plus ",
  "Preferred:\n",
  "training in ",
  "you will receive week-long ",
  "looking for a retired ",
  "wages, benefits, tips, ",
  "reimburse your mileage ",
  "pay: 18 per hour ",
  "$15 CAD a ",
  "for trip leaders ",
  "if you stay ",
  "meals during the ",
  "breakfast, lunch, ",
  "must be 21 to drive and ",
  "two (2) years as a ",
  "you get a bunk in ",
  "you have a room, meals and ",
  "staff sleep in the small ",
  "Housing? Yes. ",
  "no pets in the staff ",
  "a room and your ",
  "wfr or emt, ",
  "guides make $95 a day, ",
  "we need you from may to whenever, about ",
  "twenty-five hours, ",
  "couples? yes. ",
  "stay until $5 ",
  "medical, dental, ",
  "no experience? ",
  "pets, dogs and ",
  "one small ",
  "need cpr, ",
  "first aid training in ",
  "be 21, ",
  "a clean license & ",
  "hosting j-1 and ",
  "j-1 students and ",
  "an 18 to 20 yrs min. ",
  "our first aid (x is a plus), ",
  "couple or your partner ",
  "no wi-fi, cell phones ",
  "guests leave a few ",
  "never worked ",
  "no previous a ",
  "your rv on a ",
  "a small log ",
  "room, meals, ",
])("extractFacts takes no square of the time for 400,000 characters of %j", (part) => {
  // A busy machine inflates a single reading.
  const least = (length: number) => {
    const text = part.repeat(length / part.length);
    return Math.min(...[1, 2, 3].map(() => cpuTime(() => extractFacts({ title: "Guide", text }))));
  };
  const [short, long] = [least(100_000), least(400_000)];
  expect(long).toBeLessThan(10 * short + 50);
  expect(long).toBeLessThan(4_000);
});
