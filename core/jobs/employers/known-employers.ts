import { sql } from "drizzle-orm";
import { claimedNames } from "#core/jobs/employers/claimed-names.ts";
import {
  domainOfEmail,
  isApplicationPage,
  isOutsideHost,
  registeredDomain,
} from "#core/jobs/employers/domains.ts";
import { sharesWord } from "#core/jobs/pages/company-website.ts";
import type { Db } from "#core/platform/db.server.ts";

export type KnownEmployer = {
  name: string;
  /** Registered domains of its own, from what its sources say. */
  domains: string[];
  /** Email addresses at which its jobs take applications. */
  addresses: string[];
  /** Systems in which its jobs take applications. */
  systems: string[];
};

/** The employers with jobs from sources, open or past, that the name may mean. Paid postings make nobody known. */
export async function findKnownEmployers(where: Db, name: string): Promise<KnownEmployer[]> {
  const { whole, parts } = claimedNames(name);
  const meant = await readEmployers(where, whole);
  return meant.length ? meant : readEmployers(where, parts);
}

const mostJobs = 2_000;

async function readEmployers(where: Db, slugs: string[]): Promise<KnownEmployer[]> {
  const { rows } = await where.execute<{ key: string; name: string; addresses: string[] }>(sql`
    select key, mode() within group (order by company_name) as name,
      coalesce(array_agg(distinct address) filter (where address is not null), '{}') as addresses
    from (select distinct employer_key(slug) as key from unnest(${sql.param(slugs)}::text[]) as slug) as meant
    cross join lateral (
      select company_name, apply_url, url, company_url from jobs
      where employer_key(company_slug) = meant.key and featured_until is null limit ${mostJobs}
    ) as job
    cross join lateral unnest(array[apply_url, url, company_url]) as link
    cross join lateral substring(link from '(?i)^(?:https?://[^/?#]+|mailto:[^?]+)') as address
    group by key order by key`);
  return Promise.all(
    rows.map(async ({ key, name, addresses }) => {
      const known = describe(name, addresses);
      return known.domains.length ? known : { ...known, domains: await domainsInTexts(where, key, name) };
    }),
  );
}

function describe(name: string, links: string[]): KnownEmployer {
  const urls = links.flatMap((link) => (URL.canParse(link) ? new URL(link) : []));
  const pages = urls.filter(({ protocol }) => protocol !== "mailto:");
  const addresses = urls
    .filter(({ protocol }) => protocol === "mailto:")
    .map(({ pathname }) => pathname.toLowerCase());
  const hosts = [
    ...pages.map(({ hostname }) => hostname),
    ...addresses.map((each) => each.replace(/.*@/, "")),
  ];
  return {
    name,
    domains: ownDomains(hosts),
    addresses: [...new Set(addresses)],
    systems: [...new Set(pages.filter(isApplicationPage).map(({ hostname }) => hostname))].slice(0, 20),
  };
}

/** Ads of the open web name anybody's pages in their texts. */
const openWeb = "active-jobs-db";
const mostTexts = 20;

async function domainsInTexts(where: Db, key: string, name: string): Promise<string[]> {
  const { rows } = await where.execute<{ text: string }>(sql`
    select left(description_md, 4000) as text from jobs
    where employer_key(company_slug) = ${key} and featured_until is null and source <> ${openWeb} limit ${mostTexts}`);
  const hosts = rows.flatMap(({ text }) =>
    [...text.matchAll(/(?:https?:\/\/|@)((?:[a-z0-9-]+\.)+[a-z]{2,})/gi)].map(([, host = ""]) =>
      host.toLowerCase(),
    ),
  );
  return ownDomains(hosts.filter((host) => sharesWord(host, name)));
}

function ownDomains(hosts: string[]): string[] {
  const own = hosts.filter((host) => !isOutsideHost(host));
  return [...new Set(own.flatMap((host) => registeredDomain(host) ?? []))].sort();
}

/** False for what anybody can have: an address with a mail provider, or at another employer's domain. */
export function isAddressOf({ domains }: KnownEmployer, address: string): boolean {
  const domain = domainOfEmail(address);
  return domain !== null && domains.includes(domain);
}
