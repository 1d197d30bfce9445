import { drawFor } from "./composing/draw.ts";
import type { States } from "./composing/stock.ts";
import type { Arrangement, Block, DemoJob, EmploymentType, PayUnit, Place } from "./demo-job.ts";
import { demoJobId } from "./fact.ts";
import { readLines } from "./read-lines.ts";
import { choose } from "./stable-hash.ts";
import { payForms, sentenceStart } from "./wording.ts";

/** None of these employers exists; every domain ends in ".example". */
export type Employer = { key: string; name: string; domain: string; about: string };

/** A handwritten job of a fictitious employer. */
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
  states?: States;
};

const closings = readLines("texts/closings.jsonl") as { says: string }[];

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

export function statesOf(fiction: Fiction): States {
  const pay = payLine(fiction);
  return { ...fiction.states, ...(pay ? { pay } : {}) };
}

function describe(fiction: Fiction, employer: Employer): Block[] {
  const { text, duties, needs, offers } = fiction;
  const draw = drawOf(fiction);
  const heading = (choices: [string, ...string[]]): Block => ({
    kind: "heading",
    text: choose(choices, `${employer.key} ${choices[0]}`),
  });
  const pay = payLine(fiction);
  const about: Block[] = [
    { kind: "heading", text: `About ${employer.name}` },
    { kind: "paragraph", text: employer.about },
  ];
  const aboutFirst = draw.chance("about first", 0.3);
  return [
    ...text.map((paragraph): Block => ({ kind: "paragraph", text: paragraph })),
    ...(aboutFirst ? about : []),
    heading(["What you will do", "The work", "Your part", "What the job is"]),
    { kind: "list", items: duties },
    heading(["What you need", "Who we are looking for", "What you bring", "Requirements"]),
    { kind: "list", items: needs },
    heading(["What you get", "What we offer", "Pay and benefits", "In return"]),
    { kind: "list", items: pay ? [pay, ...offers] : offers },
    ...(aboutFirst ? [] : about),
    heading(["How to apply", "Applying", "To apply"]),
    { kind: "paragraph", text: draw.one("closing", closings)?.says ?? "" },
  ];
}

/** Every third posting states its pay in words. */
function payLine(fiction: Fiction): string | undefined {
  const { pay } = fiction;
  const draw = drawOf(fiction);
  if (!pay || !draw.chance("pay", 0.34)) return undefined;
  const [min, max, unit, currency] = pay;
  const line = draw.one("pay form", payForms([min, max, unit], currency));
  return line && sentenceStart(line);
}

function drawOf({ employer, title, places, posted }: Fiction) {
  return drawFor([employer, title, places[0]?.join(), posted].join("|"));
}
