import { href } from "react-router";

export function companyPath(companySlug: string): string {
  return href("/company/:companySlug", { companySlug });
}

/** `state` is the name of its file in content/states, such as "california"; each has a route of its own. */
export function statePath(state: string): string {
  return `/outdoor-jobs-${state}`;
}
