import { sql } from "drizzle-orm";
import { getDomainWithoutSuffix } from "tldts";
import { claimedNames, fullNames, nameWords } from "#core/jobs/employers/claimed-names.ts";
import { isOutsideHost, isWithin, registeredDomain } from "#core/jobs/employers/domains.ts";
import { federalDomains } from "#core/jobs/employers/federal-domains.ts";
import { sharesWord } from "#core/jobs/pages/company-website.ts";
import type { Db } from "#core/platform/db.server.ts";

export type KnownEmployer = {
  name: string;
  /** Domains that no unrelated employer uses, from what its sources say. */
  domains: string[];
  /** Those of them that have its name, or its initials. */
  named: string[];
  /** Hosts of its jobs at domains that others use, too. */
  hosts: string[];
  /** Email addresses at which its jobs take applications. */
  addresses: string[];
};

/** The employers with jobs from sources, open or past, that the name may mean. Paid postings make nobody known. */
export async function findKnownEmployers(where: Db, name: string): Promise<KnownEmployer[]> {
  for (const slugs of claimedNames(name)) {
    const meant = await readEmployers(where, slugs);
    if (meant.length) return meant;
  }
  return [];
}

const mostJobs = 2_000;

async function readEmployers(where: Db, slugs: string[]): Promise<KnownEmployer[]> {
  const { rows } = await where.execute<{ key: string; name: string; links: string[] }>(sql`
    select key, mode() within group (order by company_name) as name,
      coalesce(array_agg(distinct address) filter (where address is not null), '{}') as links
    from (select distinct employer_key(slug) as key from unnest(${sql.param(slugs)}::text[]) as slug) as meant
    cross join lateral (
      select company_name, apply_url, url, company_url from jobs
      where employer_key(company_slug) = meant.key and featured_until is null limit ${mostJobs}
    ) as job
    cross join lateral unnest(array[apply_url, url, company_url]) as link
    cross join lateral substring(link from '(?i)^(?:https?://[^/?#]+|mailto:[^?]+)') as address
    group by key order by key`);
  return Promise.all(rows.map((row) => describe(where, row)));
}

type Found = { key: string; name: string; links: string[] };

async function describe(where: Db, { key, name, links }: Found): Promise<KnownEmployer> {
  const urls = links.flatMap((link) => (URL.canParse(link) ? new URL(link) : []));
  const addresses = urls
    .filter(({ protocol }) => protocol === "mailto:")
    .map(({ pathname }) => pathname.toLowerCase());
  const hosts = urls.map(({ hostname }) => hostname).filter(Boolean);
  const linked = [...hosts, ...addresses.map((each) => each.replace(/.*@/, ""))];
  const federal = [name, ...fullNames(name)].flatMap((each) => federalDomains.get(nameWords(each)) ?? []);
  const own = await ownDomains(where, { key, name }, linked);
  const known = [...new Set([...federal, ...own])];
  const domains = known.length
    ? known
    : await ownDomains(where, { key, name }, await hostsInTexts(where, key, name));
  return {
    name,
    domains: domains.sort(),
    addresses: [...new Set(addresses)],
    named: domains.filter((domain) => federal.includes(domain) || isNamedAfter(domain, name)),
    hosts: [...new Set(hosts)].filter((host) => !isOutsideHost(host)),
  };
}

/** Ads of the open web name anybody's pages in their texts. */
const openWeb = "active-jobs-db";
const mostTexts = 20;

async function hostsInTexts(where: Db, key: string, name: string): Promise<string[]> {
  const { rows } = await where.execute<{ text: string }>(sql`
    select left(description_md, 4000) as text from jobs
    where employer_key(company_slug) = ${key} and featured_until is null and source <> ${openWeb} limit ${mostTexts}`);
  const hosts = rows.flatMap(({ text }) =>
    [...text.matchAll(/(?:https?:\/\/|@)((?:[a-z0-9-]+\.)+[a-z]{2,})/gi)].map(([, host = ""]) =>
      host.toLowerCase(),
    ),
  );
  return hosts.filter((host) => sharesWord(host, name));
}

/** A domain that unrelated employers use is nobody's own. A name's spellings and sisters are in the domain, too. */
async function ownDomains(
  where: Db,
  { key, name }: { key: string; name: string },
  hosts: string[],
): Promise<string[]> {
  const inside = hosts.filter((host) => !isOutsideHost(host));
  const domains = [...new Set(inside.flatMap((host) => registeredDomain(host) ?? []))];
  const { rows } = await where.execute<{ domain: string; names: string[] }>(sql`
    select domain, array_agg(distinct company_name) as names
    from unnest(${sql.param(domains)}::text[]) as domain
    cross join lateral (
      select distinct company_name, company_slug from (select company_name, company_slug from jobs
      where featured_until is null and reversed_host(coalesce(apply_url, url)) ~>=~ (reverse(domain) || '.')
        and reversed_host(coalesce(apply_url, url)) ~<~ (reverse(domain) || '/')
      limit ${mostJobs}) as found
    ) as job
    where employer_key(company_slug) <> ${key} group by domain`);
  const others = new Map(rows.map(({ domain, names }) => [domain, names]));
  return domains.filter((domain) => {
    const names = others.get(domain);
    return !names || [name, ...names].every((each) => isNamedAfter(domain, each));
  });
}

/** Without the suffix, since "co" as in "co.uk" are the initials of many. */
function isNamedAfter(domain: string, name: string): boolean {
  return sharesWord(`${getDomainWithoutSuffix(domain, { allowPrivateDomains: true })}.`, name);
}

const university = /\.(?:edu|(?:edu|ac)\.[a-z]{2})$/;

/** Where an address vouches for the employer. Students have addresses at universities. */
export function confirmingDomains({ named }: KnownEmployer): string[] {
  return named.filter((domain) => !university.test(domain));
}

export function mayConfirm(employer: KnownEmployer, address: string): boolean {
  return isAtDomain(confirmingDomains(employer), address);
}

export function isAddressOf({ domains, addresses }: KnownEmployer, address: string): boolean {
  return addresses.includes(address) || isAtDomain(domains, address);
}

function isAtDomain(domains: string[], address: string): boolean {
  const host = address.slice(address.lastIndexOf("@") + 1);
  return domains.some((domain) => isWithin(host, domain));
}
