import { type WorkArrangement, workArrangements } from "#core/jobs/listing.ts";
import { tidyLine } from "#core/text/lines.ts";

/** What a list can be narrowed by; read from its address, so that a search can be shared. Pure. */
export type JobFilters = {
  title: string | null;
  location: string | null;
  minSalary: MinSalary | null;
  work: WorkArrangement | null;
};

export const minSalaries = [30_000, 50_000, 75_000, 100_000] as const;
export type MinSalary = (typeof minSalaries)[number];

export const noFilters: JobFilters = { title: null, location: null, minSalary: null, work: null };

/** The address parameters that lists know, in canonical order; any other is dropped before rendering. */
export const filterParameters = ["title", "location", "min_salary", "work", "after"] as const;

/** Reads the filters of an address. What it cannot understand counts as not given: a stale link still opens. */
export function parseFilters(params: URLSearchParams): JobFilters {
  const salary = Number(params.get("min_salary"));
  const work = params.get("work");
  return {
    title: searchText(params.get("title")),
    location: searchText(params.get("location")),
    minSalary: minSalaries.find((option) => option === salary) ?? null,
    work: workArrangements.find((option) => option === work) ?? null,
  };
}

/** The address of the same filters, canonical: without empty parameters, always in the same order. */
export function filterSearch(filters: JobFilters, after: string | null = null): string {
  const params = new URLSearchParams();
  if (filters.title) params.set("title", filters.title);
  if (filters.location) params.set("location", filters.location);
  if (filters.minSalary) params.set("min_salary", String(filters.minSalary));
  if (filters.work) params.set("work", filters.work);
  if (after) params.set("after", after);
  return params.size ? `?${params}` : "";
}

export function isFiltered(filters: JobFilters): boolean {
  return Object.values(filters).some((value) => value !== null);
}

/** One tidy line of at most 100 characters; empty is null. */
export function searchText(value: string | null): string | null {
  return tidyLine(tidyLine(value ?? "").slice(0, 100)) || null;
}
