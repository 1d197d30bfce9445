import { composeDescription } from "#local/demo/compose.ts";
import type { Block, DemoJob, EmploymentType, Pay } from "#local/demo/demo-job.ts";
import { jobFromFact } from "#local/demo/fact.ts";
import type { DatedJob } from "#local/demo/redate.ts";
import { startOfDay } from "#local/demo/redate.ts";
import { dayMs } from "#local/time.ts";

export type Opening = DatedJob<DemoJob> & { department: string };

export type Sketch = {
  title: string;
  places: [city: string, state: string][];
  pay?: [min: number, max: number | null, unit: Pay["unit"]];
  type?: EmploymentType;
  department?: string;
  daysAgo: number;
};

export type Employer = { name: string; domain: string; about?: string };

export function openingFromSketch(sketch: Sketch, employer: Employer, now: Date): Opening {
  const { name, domain, about } = employer;
  const { title, places, pay } = sketch;
  // A fixed day keeps the id the same tomorrow.
  const identified = { title, employer: name, places, pay, posted: "2026-01-01", from: "boards" as const };
  const { id } = jobFromFact(identified, []);
  const fact = { ...identified, url: `https://jobs.${domain}/${id}` };
  return {
    ...jobFromFact(fact, [...composeDescription(fact), ...aboutBlocks(name, about)]),
    id,
    domain,
    employmentType: sketch.type ?? "FULL_TIME",
    department: sketch.department ?? "",
    datePosted: new Date(startOfDay(now) - sketch.daysAgo * dayMs + dayMs / 2 - 1000),
    closesAt: null,
  };
}

function aboutBlocks(name: string, about: string | undefined): Block[] {
  if (!about) return [];
  return [
    { kind: "heading", text: `About ${name}` },
    { kind: "paragraph", text: about },
  ];
}
