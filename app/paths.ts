import { href } from "react-router";

export function companyPath(companySlug: string): string {
  return href("/company/:companySlug", { companySlug });
}

export function jobPath({ companySlug, jobSlug }: { companySlug: string; jobSlug: string }): string {
  return href("/company/:companySlug/jobs/:jobSlug", { companySlug, jobSlug });
}
