import { jobCountsOfCompanies } from "#core/jobs/pages/live-companies.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { slugify } from "#core/jobs/slug.ts";
import { readLocation } from "#core/places/location-filter.ts";
import { listSearches, listStates } from "./content.ts";

export type OpenPage =
  | { kind: "company" | "search" | "state"; slug: string; label: string }
  | { kind: "remote" | "searches" };

export async function nearestOpenPage({ titles = [], location, work }: JobQuery): Promise<OpenPage> {
  const companies = titles.length ? await jobCountsOfCompanies() : new Map();
  const employer = titles.find((title) => companies.has(slugify(title)));
  if (employer) return { kind: "company", slug: slugify(employer), label: employer };
  const wanted = titles.flatMap(wordsOf);
  const [nearest] = listSearches()
    .map(({ slug, label, query }) => ({ slug, label, shared: mostShared(query.titleWords ?? [], wanted) }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared);
  if (nearest) return { kind: "search", slug: nearest.slug, label: nearest.label };
  const place = readLocation(location ?? titles[0] ?? "");
  const state = place.kind === "state" && listStates().find((page) => page.state === place.code);
  if (state) return { kind: "state", slug: state.slug, label: state.label };
  return { kind: work ? "remote" : "searches" };
}

function mostShared(titles: string[], wanted: string[]): number {
  const shares = titles.map((title) => {
    const words = wordsOf(title);
    return words.filter((word) => wanted.includes(word)).length / words.length;
  });
  return Math.max(0, ...shares);
}

function wordsOf(text: string): string[] {
  return slugify(text)
    .split("-")
    .map((word) => word.replace(/s$/, ""));
}
