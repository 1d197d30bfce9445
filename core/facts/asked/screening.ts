import { readKinds } from "#core/facts/clauses.ts";

const kinds = {
  "background check":
    /\b(?:background (?:checks?|screening|investigation|clearance)|criminal (?:history|background|record)s? (?:checks?|background|screening|search)|criminal history checks?|fingerprint(?:s|ing)?|state police clearance)\b/,
  "drug test":
    /\b(?:drug(?:[- /](?:and[- ])?alcohol)?[- ](?:tests?|testing|screen(?:s|ing)?)|drug-free workplace testing|urinalysis|substance abuse test\w*)\b/,
};
const otherThings =
  /\b(?:conduct background checks? (?:on|for) (?:volunteers|staff|campers)|regardless of criminal|see the (?:additional|attached)|without regard)\b/;

const notHere = /\b(?:required|needed)\?? ?[-:] ?no\b|\bno (?:[a-z]+ )?(?:drug|background)\b/;

export const readScreening = readKinds(
  "screening",
  kinds,
  (text) => otherThings.test(text) || notHere.test(text),
);
