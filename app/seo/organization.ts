import type { CompanyPage } from "#core/jobs/pages/find-company.ts";
import type { Site } from "#core/platform/site.ts";

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

/** schema.org Organization of this site's own publisher. */
export function siteOrganization({ name, origin }: Pick<Site, "name" | "origin">): Record<string, unknown> {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
  };
}
