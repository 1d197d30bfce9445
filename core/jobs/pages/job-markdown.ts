import type { TrailFact } from "#core/jobs/facts/trail-facts.ts";
import { type JobCard, payWithTips } from "#core/jobs/job-card.ts";
import { jobPath } from "#core/jobs/job-path.ts";
import type { JobDetail } from "#core/jobs/pages/find-job.ts";
import { site } from "#core/platform/site.ts";
import type { Block } from "#core/text/description.ts";

/** A job's page as Markdown: what it states, each with the sentence that proves it, and its text. */
export function jobMarkdown(job: JobDetail): string {
  const { places, location, datePosted, closing, salaryText, typeText, remoteBadge } = job;
  const where = places.length ? places.map(({ text }) => text).join("; ") : location;
  const lines = [
    ["Employer", plain(job.company)],
    ["Where", plain(remoteBadge ? `${where} (${remoteBadge})` : where)],
    ["Pay", salaryText && plain(salaryText)],
    ["Type", typeText && plain(typeText)],
    ["Posted", dayOf(datePosted)],
    ["Closes", closing?.time.slice(0, 10)],
    ["Source", plain(job.source)],
    ["Apply", linked(job.applyUrl ?? job.url)],
    ["Page", linked(site.origin + jobPath(job))],
    ["Note", job.isDemo ? "A made-up example, not a real job." : job.mark],
  ].flatMap(([label, value]) => (value ? [`- **${label}**: ${value}`] : []));
  const facts = job.facts.map((fact) => `- ${factLine(fact)}`);
  return [
    `# ${plain(job.title)}`,
    lines.join("\n"),
    ...(facts.length ? [`## What it states\n\n${facts.join("\n")}`] : []),
    `## In its own words\n\n${job.blocks.map(blockText).join("\n\n")}`,
    "",
  ].join("\n\n");
}

/** A job that is no longer open: of what it said, nothing is told. */
export function endedMarkdown({ title, company }: JobDetail): string {
  return `# ${plain(title)}\n\n${plain(company)}. This job is no longer open.\n`;
}

/** Example: "Housing: Provided. “Shared housing is provided.”" */
export function factLine({ label, text, isUnsure, proofs, origin }: TrailFact): string {
  const said = proofs.length
    ? proofs.map(({ quote }) => `“${plain(quote)}”`).join(" ")
    : origin
      ? `(a field of the ${origin}'s)`
      : "";
  return [`**${label}**: ${plain(text)}${isUnsure ? " (we're not sure)" : ""}.`, said]
    .filter(Boolean)
    .join(" ");
}

/** A card as a line: what its job states is named, and proved on the job's page. */
export function cardLine(card: JobCard): string {
  const { title, company, location, miles, season, facts, type, postedDate, lacks = [], isDemo } = card;
  const said = [
    miles === null ? location : `${location} (${miles} miles)`,
    payWithTips(card),
    type,
    season,
    ...facts.map(({ text }) => text),
    `posted ${postedDate}`,
    ...lacks,
    isDemo ? "a made-up example" : null,
  ];
  return `- [${plain(title)}, ${plain(company)}](${site.origin}${jobPath(card)}) · ${said.flatMap((text) => (text ? plain(text) : [])).join(" · ")} · id ${card.jobId}`;
}

function linked(address: string | null): string | null {
  return address && `<${address.replaceAll(/[<>\s]/g, encodeURIComponent)}>`;
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

function blockText(block: Block): string {
  if (block.kind === "heading") return `### ${plain(block.text)}`;
  return block.kind === "list" ? block.items.map((item) => `- ${plain(item)}`).join("\n") : plain(block.text);
}

/** A text of others' as text alone: no link, picture or tag of theirs. */
function plain(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>#]/g, "\\$&").replaceAll(/\s+/g, " ");
}
