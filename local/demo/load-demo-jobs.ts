import { composeDescription } from "./compose.ts";
import type { DemoJob } from "./demo-job.ts";
import type { Fact } from "./fact.ts";
import { jobFromFact } from "./fact.ts";
import type { Employer, Fiction } from "./fiction.ts";
import { jobFromFiction } from "./fiction.ts";
import { readLines } from "./read-lines.ts";

export function loadDemoJobs(): DemoJob[] {
  const employers = new Map(readEmployers().map((employer) => [employer.key, employer]));
  return [
    ...readFacts().map((fact) => jobFromFact(fact, composeDescription(fact))),
    ...readFictions().map((fiction) => jobFromFiction(fiction, employers)),
  ];
}

export function readFacts(): Fact[] {
  return readLines("facts.jsonl") as Fact[];
}

export function readEmployers(): Employer[] {
  return readLines("employers.jsonl") as Employer[];
}

export function readFictions(): Fiction[] {
  return readLines("fictions.jsonl") as Fiction[];
}
