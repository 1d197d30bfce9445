import { composeDescription } from "./compose.ts";
import type { Fact } from "./fact.ts";
import { postingFromFact } from "./fact.ts";
import type { Employer, Fiction } from "./fiction.ts";
import { postingFromFiction } from "./fiction.ts";
import type { Posting } from "./posting.ts";
import { readLines } from "./read-lines.ts";

/** All demonstration postings, in no particular order: the re-told facts of real ones and the fictitious ones. */
export function loadPostings(): Posting[] {
  const employers = new Map(readEmployers().map((employer) => [employer.key, employer]));
  return [
    ...readFacts().map((fact) => postingFromFact(fact, composeDescription(fact))),
    ...readFictions().map((fiction) => postingFromFiction(fiction, employers)),
  ];
}

export function readFacts(): Fact[] {
  return readLines("facts.jsonl") as Fact[];
}

export function readEmployers(): Employer[] {
  return readLines("employers.jsonl") as Employer[];
}

export function readFictions(): Fiction[] {
  return readLines("postings.jsonl") as Fiction[];
}
