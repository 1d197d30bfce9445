import type { CompanyPage } from "#core/jobs/find-company.ts";

/** schema.org Organization of a company's page. */
export function organization(company: CompanyPage, pageAddress: string): Record<string, unknown> {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: company.name,
    url: company.website ?? pageAddress,
    ...(company.logoUrl && { logo: company.logoUrl }),
    ...(company.summary && { description: company.summary }),
  };
}
