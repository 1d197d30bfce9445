import { readPage } from "#core/content/content.ts";
import { companySlug } from "#core/jobs/slug.ts";
import { once } from "#core/platform/once.ts";

/** The page of the directory, its companies by name; a slug is where a company's jobs stand here. */
export const readDirectory = once(() => {
  const { companies, ...page } = readPage("all-outdoor-companies-hiring");
  const byName = companies.map(withSlug).sort((a, b) => a.name.localeCompare(b.name, "en"));
  return { page, companies: byName };
});

/** The page of the ranking, its companies by rank and those named below them. */
export const readRanking = once(() => {
  const { companies, bonus, ...page } = readPage("best-outdoor-companies-to-work-for");
  return { page, companies: companies.map(withSlug), bonus: bonus.map(withSlug) };
});

function withSlug<T extends { name: string }>(company: T): T & { slug: string } {
  return { ...company, slug: companySlug(company.name) };
}
