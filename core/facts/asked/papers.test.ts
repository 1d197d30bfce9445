import { expect, test } from "vitest";
import { valuesIn } from "#test/facts.ts";
import { readPapers } from "./papers.ts";

test.each([
  ["We sponsor H-2B visas.", "visa supported"],
  ["J-1 applicants are welcome.", "visa supported"],
  ["We do not sponsor visas.", "no sponsorship"],
  ["Must be authorized to work in the United States without sponsorship.", "no sponsorship"],
  ["Applicants must be authorized to work in the U.S.", "must be authorised to work"],
  ["Must be a U.S. citizen.", "US citizens (or nationals/permanent residents)"],
  ["We are unable to support J-1 or H-2B visas this year.", "no sponsorship"],
  ["This position is not eligible for visa sponsorship.", "no sponsorship"],
  ["Visa sponsorship is available.", "visa supported"],
  ["International applicants with a J-1 visa are welcome to apply.", "visa supported"],
  ["Applicants must not now or in the future require sponsorship for a work visa.", "no sponsorship"],
  ["Open to US citizens and permanent residents only.", "US citizens (or nationals/permanent residents)"],
  ["Employment is contingent on proof of authorization to work in the US.", "must be authorised to work"],
  ["Sponsorship is not available for this role.", "no sponsorship"],
  ["We are not able to provide visa sponsorship.", "no sponsorship"],
  ["U.S. citizenship or other authorization to work here.", "must be authorised to work"],
  ["The lodge participates in the H-2B program.", "visa supported"],
  ["Our kitchen is hosting J-1 staff from Peru.", "visa supported"],
  ["J-1s welcome", "visa supported"],
  ["H-2B or J-1 workers are part of our crew.", "visa supported"],
  ["Visa sponsorship: yes", "visa supported"],
  ["Working holiday visas are fine.", "visa supported"],
  ["Visa sponsorship: no", "no sponsorship"],
  ["Foreign guides need an open work permit; no LMIA.", "no sponsorship"],
  ["Volunteers arrange their own visa.", "no sponsorship"],
  ["You need the right to work in Ireland.", "must be authorised to work"],
  ["Valid Canadian work permit or citizenship", "must be authorised to work"],
  ["Entitled to work in Australia", "must be authorised to work"],
  ["Visa: sorry, none", "no sponsorship"],
  ["H-2B: no", "no sponsorship"],
  ["Open permits are fine, LMIA not.", "no sponsorship"],
  ["We aren't a licensed sponsor.", "no sponsorship"],
  ["J-1 students, apply through your agency.", "visa supported"],
  ["We're happy to sponsor the right person.", "visa supported"],
  ["Only people who already have a work permit please.", "must be authorised to work"],
  ["US citizens, or anyone authorized to contract in the US.", "must be authorised to work"],
  ["Must have working rights in New Zealand.", "must be authorised to work"],
])("readPapers reads %s as %s", (text, value) => {
  expect(valuesIn(readPapers, text)).toContain(value);
});

test.each([
  "Visa status, if you are not a US citizen?",
  "Are you legally authorized to work in the US?",
  "All qualified applicants are considered without regard to citizenship.",
  "Work with citizens and visitors.",
  "Work permit for minors.",
  "Minors need a work permit.",
  "The marina's manager schedules 15 deckhands (J-1s among them).",
])("readPapers reads nothing in: %s", (text) => {
  expect(valuesIn(readPapers, text)).toEqual([]);
});
