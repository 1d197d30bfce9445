import { plainText } from "#core/text/description.ts";
import { singleSpaced } from "#core/text/lines.ts";

/** What a company's page says of it, derived from its listings (document 1 §5). Pure. */

export function companySize(jobs: number): "Small" | "Growing" | "Medium" | "Large" {
  if (jobs <= 1) return "Small";
  if (jobs <= 5) return "Growing";
  return jobs <= 15 ? "Medium" : "Large";
}

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

const nextSection =
  /\n\s*\n|\n#|(?:^|\n)(?:key |your |job |main )?(?:responsibilities|requirements|about the (?:role|job|position)|job description|what you['’]ll do|duties)\b/i;

/**
 * What a listing's text (in the plain grammar) says first: its first two sentences before the next heading or blank
 * line if they are 51 to 499 characters long, else its first 200 characters. Null when there is no text.
 */
export function companySummary(descriptionMd: string): string | null {
  const text = descriptionMd
    .slice(0, 2_000)
    .replace(/^(?:\s*#.*\n)+/, "")
    .trim();
  if (!text) return null;
  const cut = text.search(nextSection);
  const opening = oneLine(cut > 0 ? text.slice(0, cut) : text);
  const summary = [...sentences.segment(opening)]
    .slice(0, 2)
    .map((sentence) => sentence.segment)
    .join("")
    .trim();
  if (summary.length > 50 && summary.length < 500) return summary;
  const start = oneLine(text).slice(0, 200).trim();
  return text.length > 50 ? `${start}...` : start;
}

function oneLine(md: string) {
  return singleSpaced(plainText(md));
}

/** Hosts that carry the jobs of many employers: none of them is the company's own website. */
const notTheCompany =
  /(^|\.)(indeed|linkedin|ziprecruiter|glassdoor|monster|usajobs|governmentjobs|greenhouse|lever|ashbyhq|workable|smartrecruiters|recruitee|bamboohr|myworkdayjobs|rippling|paylocity|paycomonline|icims|ultipro|adp|dayforcehcm|jobvite|applytojob|taleo|successfactors|zintellect|seasonaljobs|conservationjobboard|wildlabs|google|docs|dol)\./i;

/** The company's website: its own host of an apply address or listing, else the first address in a text; null if none. */
export function companyWebsite(
  listings: {
    companyUrl: string | null;
    applyUrl: string | null;
    url: string | null;
    descriptionMd: string;
  }[],
): string | null {
  const stated = listings.map((job) => job.companyUrl);
  const addresses = listings.flatMap((job) => [job.applyUrl, job.url]);
  const inTexts = listings.flatMap(
    (job) => job.descriptionMd.match(/https?:\/\/[^\s<>"')]+/g)?.slice(0, 1) ?? [],
  );
  for (const address of [...stated, ...addresses, ...inTexts]) {
    const host = hostOf(address);
    if (host && !notTheCompany.test(`${host}.`)) return `https://${host}`;
  }
  return null;
}

function hostOf(address: string | null): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && hostname.includes(".") ? hostname : null;
}
