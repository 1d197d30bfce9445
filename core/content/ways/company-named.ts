import { companiesLike, jobCountsOfCompanies } from "#core/jobs/pages/live-companies.ts";
import { slugify } from "#core/jobs/slug.ts";
import { plainWords } from "#core/search/plain-words.ts";
import type { Search } from "#core/search/search.ts";
import { tradeWord } from "#core/search/trade-words.ts";

/** Null unless exactly one employer with open jobs is meant. A kind of work is never an employer. */
export async function companyNamed(typed: string, { employers }: Search): Promise<string | null> {
  const companies = await jobCountsOfCompanies();
  const names = [...(tradeWord(plainWords(typed)) ? [] : [typed]), ...employers].map(slugify);
  const exact = names.find((slug) => companies.has(slug));
  if (exact) return exact;
  const like = await Promise.all(employers.map((name) => companiesLike(slugify(name))));
  const [only, second] = new Set(like.flat().map(({ slug }) => slug));
  return only && !second ? only : null;
}
