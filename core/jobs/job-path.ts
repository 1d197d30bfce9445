export function jobPath({ companySlug, jobSlug }: { companySlug: string; jobSlug: string }): string {
  return `/company/${companySlug}/jobs/${jobSlug}`;
}
