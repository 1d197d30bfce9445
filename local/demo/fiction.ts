import type { Arrangement, Block, DemoJob, EmploymentType, PayUnit, Place } from "./demo-job.ts";
import { demoJobId } from "./fact.ts";
import { choose } from "./stable-hash.ts";

/** One line of employers.jsonl. None of these employers exists; every domain ends in ".example". */
export type Employer = { key: string; name: string; domain: string; about: string };

/** One line of fictions.jsonl: a job of a fictitious employer, written by hand. */
export type Fiction = {
  employer: string;
  title: string;
  places: [city: string, region: string, country: string, lat?: number, lon?: number][];
  arrangement?: Arrangement;
  type: EmploymentType;
  pay?: [min: number, max: number | null, unit: PayUnit, currency: string];
  posted: string;
  text: string[];
  duties: string[];
  needs: string[];
  offers: string[];
};

export function jobFromFiction(fiction: Fiction, employers: Map<string, Employer>): DemoJob {
  const employer = employers.get(fiction.employer);
  if (!employer) throw new Error(`No employer "${fiction.employer}" for "${fiction.title}"`);
  const { title, pay, posted } = fiction;
  const id = demoJobId(JSON.stringify([fiction.employer, title, fiction.places]));
  return {
    id,
    origin: "fiction",
    title,
    employer: employer.name,
    domain: employer.domain,
    places: fiction.places.map(
      ([city, region, country, lat = null, lon = null]): Place => ({ city, region, country, lat, lon }),
    ),
    arrangement: fiction.arrangement ?? "On-site",
    employmentType: fiction.type,
    pay: pay ? { min: pay[0], max: pay[1], unit: pay[2], currency: pay[3] } : null,
    posted,
    url: `https://jobs.${employer.domain}/${id}`,
    description: describe(fiction, employer),
  };
}

function describe({ text, duties, needs, offers }: Fiction, employer: Employer): Block[] {
  const heading = (choices: [string, ...string[]]): Block => ({
    kind: "heading",
    text: choose(choices, `${employer.key} ${choices[0]}`),
  });
  const [opening = "", ...rest] = text;
  return [
    { kind: "paragraph", text: opening },
    ...rest.map((paragraph): Block => ({ kind: "paragraph", text: paragraph })),
    heading(["What you will do", "The work", "Your part", "What the job is"]),
    { kind: "list", items: duties },
    heading(["What you need", "Who we are looking for", "What you bring", "Requirements"]),
    { kind: "list", items: needs },
    heading(["What you get", "What we offer", "Pay and benefits", "In return"]),
    { kind: "list", items: offers },
    { kind: "heading", text: `About ${employer.name}` },
    { kind: "paragraph", text: employer.about },
  ];
}
