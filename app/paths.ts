import { href } from "react-router";

export function companyPath(companySlug: string): string {
  return href("/company/:companySlug", { companySlug });
}

export function jobPath({ companySlug, jobSlug }: { companySlug: string; jobSlug: string }): string {
  return href("/company/:companySlug/jobs/:jobSlug", { companySlug, jobSlug });
}

/** `state`: the name of its file in content/states, such as "california"; each has a route of its own. */
export function statePath(state: string): string {
  return `/outdoor-jobs-${state}`;
}
