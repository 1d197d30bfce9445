import { readPage } from "#core/content/content.ts";
import { companySlug } from "#core/jobs/slug.ts";
import { memoize } from "#core/platform/memoize.ts";

/** `slug` is set if a company has jobs here. */
export const readDirectory = memoize(() => {
  const { companies, ...page } = readPage("all-outdoor-companies-hiring");
  const byName = companies.map(withSlug).sort((a, b) => a.name.localeCompare(b.name, "en"));
  return { page, companies: byName };
});

export const readRanking = memoize(() => {
  const { companies, bonus, ...page } = readPage("best-outdoor-companies-to-work-for");
  return { page, companies: companies.map(withSlug), bonus: bonus.map(withSlug) };
});

function withSlug<T extends { name: string }>(company: T): T & { slug: string } {
  return { ...company, slug: companySlug(company.name) };
}
