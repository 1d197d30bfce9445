import { plainText } from "#core/text/description.ts";
import { singleSpaced } from "#core/text/lines.ts";

export type CompanySample = {
  title: string;
  companyUrl: string | null;
  applyUrl: string | null;
  url: string | null;
  descriptionMd: string;
};

export function companySize(jobs: number): "Small" | "Growing" | "Medium" | "Large" {
  if (jobs <= 1) return "Small";
  if (jobs <= 5) return "Growing";
  return jobs <= 15 ? "Medium" : "Large";
}

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

const nextSection =
  /\n\s*\n|\n#|(?:^|\n)(?:key |your |job |main )?(?:responsibilities|requirements|about the (?:role|job|position)|job description|what you['’]ll do|duties)\b/i;

/**
 * The opening must name the company and appear under two of its titles, if it has two: a single ad speaks
 * about its job.
 */
export function companySummary(name: string, samples: CompanySample[]): string | null {
  const titlesOf = new Map<string, Set<string>>();
  for (const { title, descriptionMd } of samples) {
    const opening = openingOf(descriptionMd);
    if (!opening || !names(opening, name)) continue;
    titlesOf.set(opening, (titlesOf.get(opening) ?? new Set()).add(title.toLowerCase()));
  }
  const titles = new Set(samples.map(({ title }) => title.toLowerCase()));
  const found = [...titlesOf].find(([, { size }]) => size > 1 || titles.size === 1);
  return found?.[0] ?? null;
}

function names(text: string, name: string): boolean {
  const wanted = wordsOf(name.replace(/,? (?:inc|llc|ltd|co|corp|corporation|company)\b\.?$/i, ""));
  return wanted !== "" && ` ${wordsOf(text)} `.includes(` ${wanted} `);
}

function wordsOf(text: string): string {
  const words =
    text
      .toLowerCase()
      .replace(/['’]/g, "")
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return (words[0] === "the" ? words.slice(1) : words).join(" ");
}

export function openingOf(descriptionMd: string): string | null {
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
