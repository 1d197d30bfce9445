import type { CompanyPage } from "#core/jobs/pages/find-company.ts";
import type { Site } from "#core/platform/site.ts";

type Company = Pick<CompanyPage, "name" | "website" | "logoUrl" | "summary">;

export function organization(company: Company, pageAddress: string): Record<string, unknown> {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: company.name,
    url: company.website ?? pageAddress,
    ...(company.logoUrl && { logo: company.logoUrl }),
    ...(company.summary && { description: company.summary }),
  };
}

export function siteOrganization({ name, origin }: Pick<Site, "name" | "origin">): Record<string, unknown> {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
  };
}
