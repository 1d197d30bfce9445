import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { extractFacts } from "#core/facts/extract.ts";
import { judgedValue } from "#core/facts/judged-value.ts";
import { compareOpenings } from "#core/jobs/duplicates/compare-openings.ts";
import { companySlug } from "#core/jobs/slug.ts";
import { readPlaces } from "#core/places/reading/read-places.ts";
import { judgeRelevance } from "#core/relevance/judge-relevance.ts";
import { plainText } from "#core/text/description.ts";
import { salaryUnits } from "#core/text/money.ts";
import { joinWrappedLines } from "#core/text/wrapped-lines.ts";

const usage = `Runs our readers on JSON lines, without a database.

  npm run --silent read -- duplicates FILE
  npm run --silent read -- facts FILE
  npm run --silent read -- places FILE
  npm run --silent read -- relevance FILE

  duplicates {"id", "first", "second"}                     whether two postings are one opening; each is {"title", "organization", "place", "text"}, and "pay", "closes", "type", "url" if known
  facts      {"id", "title", "text"}                       facts stated in the text, with proof; add "published" (a date) if known
  places     {"id", "text"}                                where the work is, and whether it is remote
  relevance  {"id", "title", "organization", "place", "text"}  whether a job is outdoor work, its category, kind and why; place and text may be absent

Use - to read standard input. Each input line gives one output line, in order. Other fields are ignored.`;

const JobText = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  published: z.coerce.date().nullish().catch(null),
});
const Location = z.object({ id: z.string(), text: z.string() });
const Job = z.object({
  id: z.string(),
  title: z.string(),
  organization: z.string(),
  place: z.string().nullish(),
  text: z.string().nullish(),
});

const Posting = z.object({
  title: z.string(),
  organization: z.string(),
  place: z.string(),
  text: z.string(),
  pay: z
    .object({
      min: z.number().nullable(),
      max: z.number().nullable(),
      currency: z.string(),
      unit: z.enum(salaryUnits),
    })
    .nullish(),
  closes: z.coerce.date().nullish(),
  type: z.string().nullish(),
  url: z.string().nullish(),
});
const Pair = z.object({ id: z.string(), first: Posting, second: Posting });

/** All throw a ZodError for a line without their fields. */
const readers: Record<string, (line: unknown) => object> = {
  duplicates(line) {
    const { id, first, second } = Pair.parse(line);
    const isOneEmployer = companySlug(first.organization) === companySlug(second.organization);
    if (!isOneEmployer) return { id, verdict: "apart", likeness: 0, doubts: ["two employers"] };
    return { id, ...compareOpenings(openingOf(first), openingOf(second)) };
  },
  facts(line) {
    const { id, title, text, published: postedAt } = JobText.parse(line);
    const facts = extractFacts({ title, text: joinWrappedLines(text), postedAt });
    return { id, facts: facts.map((fact) => ({ ...fact, value: judgedValue(fact) })) };
  },
  places(line) {
    const { id, text } = Location.parse(line);
    const { places, hasRemote } = readPlaces([text]);
    const read = places.map(({ city, state, countryCode: country, lat, lon, kind }) => {
      return { city, state, country, lat, lon, kind };
    });
    return { id, places: read, remote: hasRemote };
  },
  relevance(line) {
    const { id, title, organization: companyName, place, text: description } = Job.parse(line);
    const { places } = readPlaces([place ?? ""]);
    const { outdoor, category, kind, why } = judgeRelevance({
      title,
      companyName,
      places,
      ...(description && { description }),
    });
    return { id, outdoor, category, kind, why };
  },
};

function openingOf({ title, place, text, pay, closes, type, url }: z.infer<typeof Posting>) {
  return {
    title,
    places: readPlaces([place]).places,
    description: plainText(text),
    ...{ salary: pay ?? null, closesAt: closes ?? null, jobType: type ?? null },
    addresses: url ? [url] : [],
  };
}

export async function read(args: string[]): Promise<number> {
  const [what = "", file, ...rest] = args;
  if (what === "--help" || what === "-h") {
    console.log(usage);
    return 0;
  }
  const reader = Object.hasOwn(readers, what) ? readers[what] : undefined;
  if (!reader || !file || rest.length) {
    console.error(usage);
    return 2;
  }
  let input: string;
  try {
    input = file === "-" ? await text(process.stdin) : await readFile(file, "utf8");
  } catch (error) {
    console.error(`${file} could not be read: ${(error as Error).message}.`);
    return 1;
  }
  for (const [index, line] of linesOf(input).entries()) {
    try {
      console.log(JSON.stringify(reader(JSON.parse(line))));
    } catch (error) {
      console.error(`Line ${index + 1} could not be read: ${reasonOf(error)}.`);
      return 1;
    }
  }
  return 0;
}

function linesOf(input: string): string[] {
  return input === "" ? [] : input.replace(/\r?\n$/, "").split(/\r?\n/);
}

function reasonOf(error: unknown): string {
  if (error instanceof SyntaxError) return "it is not JSON";
  if (!(error instanceof z.ZodError)) throw error;
  return error.issues
    .map(({ path, message }) => [path.join("."), message].filter(Boolean).join(": "))
    .join("; ");
}
