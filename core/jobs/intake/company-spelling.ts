import { sql } from "drizzle-orm";
import type { CleanListing } from "#core/jobs/intake/clean-listing.ts";
import type { Tx } from "#core/platform/db.server.ts";
import { calmCapitals } from "#core/text/calm-capitals.ts";

type Written = { id: string; listing: Pick<CleanListing, "companyName" | "companySlug"> };

export type Spelling = { name: string; jobs: number };

export async function uniteSpellings(tx: Tx, written: Written[], now: Date): Promise<void> {
  const stored = await findSpellings(tx, written);
  const corrected: { slug: string; name: string }[] = [];
  for (const [slug, group] of Map.groupBy(written, ({ listing }) => listing.companySlug)) {
    const others = stored.get(slug) ?? [];
    const name = chooseSpelling([
      ...others,
      ...group.map(({ listing }) => ({ name: listing.companyName, jobs: 1 })),
    ]);
    for (const each of group)
      if (each.listing.companyName !== name) each.listing = { ...each.listing, companyName: name };
    if (others.some((other) => other.name !== name)) corrected.push({ slug, name });
  }
  if (!corrected.length) return;
  await tx.execute(sql`
    update jobs set company_name = c.name, updated_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(corrected)}::jsonb) as c (slug text, name text)
    where company_slug = c.slug and expired_at is null and company_name <> c.name`);
}

export async function storedSpelling(tx: Tx, written: Written): Promise<string> {
  const { companyName, companySlug } = written.listing;
  const stored = await findSpellings(tx, [written]);
  return chooseSpelling([...(stored.get(companySlug) ?? []), { name: companyName, jobs: 1 }]);
}

export function chooseSpelling(spellings: Spelling[]): string {
  const counts = new Map<string, number>();
  for (const { name, jobs } of spellings) counts.set(name, (counts.get(name) ?? 0) + jobs);
  const calm = [...counts].filter(([name]) => isCalm(name));
  const ranked = (calm.length ? calm : [...counts]).sort(([, a], [, b]) => b - a);
  return ranked[0]?.[0] ?? "";
}

function isCalm(name: string): boolean {
  return /\p{Lu}/u.test(name) && calmCapitals(name) === name;
}

async function findSpellings(tx: Tx, written: Written[]): Promise<Map<string, Spelling[]>> {
  if (!written.length) return new Map();
  const slugs = [...new Set(written.map(({ listing }) => listing.companySlug))];
  const { rows } = await tx.execute<Spelling & { slug: string }>(sql`
    select company_slug as slug, company_name as name, count(*)::int as jobs from jobs
    where company_slug = any(${sql.param(slugs)}::text[]) and expired_at is null
      and id <> all(${sql.param(written.map(({ id }) => id))}::uuid[])
    group by company_slug, company_name order by min(created_at), company_name`);
  return Map.groupBy(rows, ({ slug }) => slug);
}
