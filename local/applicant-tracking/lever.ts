import type { Block } from "#local/demo/demo-job.ts";
import { htmlFromBlocks, textFromBlocks } from "#local/jobs-provider/description.ts";
import { placeText } from "#local/jobs-provider/row.ts";
import type { Answer } from "./answer.ts";
import type { Opening } from "./opening.ts";

const commitments: Record<string, string> = {
  FULL_TIME: "Full-time",
  PART_TIME: "Part-time",
  CONTRACTOR: "Contract",
  TEMPORARY: "Temporary",
  INTERN: "Intern",
  VOLUNTEER: "Volunteer",
};

const workplaces = { "On-site": "onsite", Hybrid: "hybrid", "Remote Solely": "remote" } as const;

export function lever(openings: Opening[], params: URLSearchParams): Answer {
  const skip = Number(params.get("skip") ?? 0);
  const limit = Number(params.get("limit") || openings.length || 1);
  return { status: 200, body: openings.map(posting).slice(skip, skip + limit) };
}

export const leverUnknown: Answer = { status: 404, body: { ok: false, error: "Document not found" } };

function posting(opening: Opening) {
  const places = opening.places.map(placeText);
  const { description, lists, additional } = parts(opening.description);
  return {
    id: uuidFrom(opening.id),
    text: opening.title,
    categories: {
      commitment: opening.employmentType && commitments[opening.employmentType],
      location: places[0] ?? "Remote",
      team: "",
      allLocations: places,
    },
    country: opening.places[0]?.country === "United States" ? "US" : null,
    workplaceType: workplaces[opening.arrangement],
    createdAt: opening.datePosted.getTime(),
    description: htmlFromBlocks(description),
    descriptionPlain: textFromBlocks(description),
    descriptionBody: "",
    descriptionBodyPlain: "",
    opening: htmlFromBlocks(description),
    openingPlain: textFromBlocks(description),
    lists,
    additional: htmlFromBlocks(additional),
    additionalPlain: textFromBlocks(additional),
    ...(opening.pay && {
      salaryRange: {
        currency: opening.pay.currency,
        interval: intervals[opening.pay.unit],
        min: opening.pay.min,
        max: opening.pay.max ?? opening.pay.min,
      },
    }),
    hostedUrl: opening.url,
    applyUrl: `${opening.url}/apply`,
  };
}

const intervals = {
  HOUR: "per-hour-wage",
  DAY: "per-day-wage",
  WEEK: "per-week-salary",
  MONTH: "per-month-salary",
  YEAR: "per-year-salary",
} as const;

/** Splits at headings that precede a list: before, the lists, and after. */
function parts(blocks: Block[]) {
  const isList = (index: number) => blocks[index]?.kind === "heading" && blocks[index + 1]?.kind === "list";
  const starts = blocks.flatMap((_, index) => (isList(index) ? index : []));
  const first = starts[0] ?? blocks.length;
  const end = (starts.at(-1) ?? blocks.length - 2) + 2;
  const between = blocks.slice(first, end);
  return {
    description: blocks.slice(0, first),
    lists: between.flatMap((block, index) => {
      const heading = between[index - 1];
      if (block.kind !== "list" || heading?.kind !== "heading") return [];
      return [{ text: heading.text, content: htmlFromBlocks([block]).replace(/^<ul>|<\/ul>$/g, "") }];
    }),
    additional: blocks.slice(end),
  };
}

export function uuidFrom(id: string): string {
  const digits = id.padStart(32, "0");
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    digits.slice(12, 16),
    digits.slice(16, 20),
    digits.slice(20),
  ].join("-");
}
