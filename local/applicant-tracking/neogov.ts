import type { Block } from "#local/demo/demo-job.ts";
import { htmlFromBlocks } from "#local/jobs-provider/description.ts";
import type { Answer } from "./answer.ts";
import type { Employer, Opening } from "./opening.ts";

const intervals = { HOUR: "Hour", DAY: "Day", WEEK: "Week", MONTH: "Month", YEAR: "Year" } as const;

export function neogov(openings: Opening[], agency: Employer, slug: string): Answer {
  const items = openings.map((opening) => item(opening, slug)).join("\n");
  const body = `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:joblisting="http://www.neogov.com/namespaces/JobListing" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(agency.name)}</title>
<link>https://jobs.${agency.domain}/</link>
<description>Latest Employment Information</description>
${items}
</channel>
</rss>`;
  return { status: 200, type: "application/rss+xml; charset=utf-8", body };
}

export const neogovUnknown: Answer = {
  status: 404,
  type: "text/html",
  body: "<!DOCTYPE html><title>Page not found</title><p>The page you requested was not found.</p>",
};

function item(opening: Opening, slug: string): string {
  const { pay, places, closesAt } = opening;
  const [duties, rest] = halves(opening.description);
  const fields: [string, string | number | null | undefined][] = [
    ["guid", opening.url],
    ["link", opening.url],
    ["title", opening.title],
    ["description", htmlFromBlocks(duties)],
    ["pubDate", opening.datePosted.toUTCString()],
    ["joblisting:jobId", opening.id],
    ["joblisting:advertiseFromDateUTC", `${opening.datePosted.toUTCString().slice(0, 25)}:0`],
    ["joblisting:advertiseToDateTimeUTC", closesAt && `${closesAt.toUTCString().slice(0, 25)}:0`],
    ["joblisting:minimumSalary", pay?.min],
    ["joblisting:maximumSalary", pay && (pay.max ?? pay.min)],
    ["joblisting:salaryCurrency", pay?.currency],
    ["joblisting:salaryInterval", pay && intervals[pay.unit]],
    ["joblisting:department", opening.department],
    ["joblisting:location", places[0] && `${places[0].city}, ${places[0].region}`],
    ["joblisting:jobType", opening.employmentType === "PART_TIME" ? "Part-Time" : "Full-Time"],
    ["joblisting:agency", slug],
    ["joblisting:qualifications", htmlFromBlocks(rest)],
  ];
  const lines = fields.flatMap(([name, value]) =>
    value === null || value === undefined || value === ""
      ? []
      : `<${name}>${escapeXml(String(value))}</${name}>`,
  );
  return `<item>\n${lines.join("\n")}\n</item>`;
}

function halves(blocks: Block[]): [Block[], Block[]] {
  const headings = blocks.flatMap((block, index) => (block.kind === "heading" ? index : []));
  const cut = headings[1] ?? blocks.length;
  return [blocks.slice(0, cut), blocks.slice(cut)];
}

function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
