import { sql } from "drizzle-orm";
import { isListed } from "#core/jobs/live-rows.ts";
import { jobs } from "#core/jobs/tables.ts";
import { cellOf, cellsWithin } from "#core/places/cells.ts";
import { milesBetween } from "#core/places/distance.ts";
import { inTransaction } from "#core/platform/db.server.ts";

type Point = { lat: number; lon: number };

export type NearCounts = {
  jobs: Int32Array;
  employers: number[];
  newestAt: (Date | null)[];
  shared: (one: number, other: number) => number;
};

type Group = { latitudes: number[]; longitudes: number[]; companies: string; jobs: number; newest: number };

const atOnce = 500;
const longestReadMs = 5 * 60_000;
const smallCell = 0.5;

/** One pass over the board is faster than a query for each place. */
export async function countNear(places: Point[], miles: number, now: Date): Promise<NearCounts> {
  const near = placesAround(places, miles);
  const employers = places.map(() => new Set<number>());
  const newest = new Float64Array(places.length);
  const numbers = new Map<string, number>();
  const sets = new Map<string, { members: number[]; jobs: number }>();
  await eachGroup(now, (group) => {
    const members = membersOf(group, near);
    if (!members.length) return;
    const companies = group.companies.split(" ").map((slug) => {
      const company = numbers.get(slug) ?? numbers.size;
      numbers.set(slug, company);
      return company;
    });
    for (const at of members) {
      for (const company of companies) employers[at]?.add(company);
      newest[at] = Math.max(newest[at] ?? 0, group.newest);
    }
    const key = members.join();
    const known = sets.get(key);
    if (known) known.jobs += group.jobs;
    else sets.set(key, { members, jobs: group.jobs });
  });
  const common = new Int32Array(places.length ** 2);
  for (const { members, jobs } of sets.values())
    for (const one of members)
      for (const other of members) {
        const at = one * places.length + other;
        common[at] = (common[at] ?? 0) + jobs;
      }
  const shared = (one: number, other: number) => common[one * places.length + other] ?? 0;
  return {
    jobs: Int32Array.from(places, (_, at) => shared(at, at)),
    employers: employers.map(({ size }) => size),
    newestAt: [...newest].map((moment) => (moment ? new Date(moment) : null)),
    shared,
  };
}

function placesAround(places: Point[], miles: number): (point: Point) => number[] {
  const byCell = new Map<string, number[]>();
  for (const [at, place] of places.entries())
    for (const cell of cellsWithin(place, miles, smallCell)) {
      const others = byCell.get(cell);
      if (others) others.push(at);
      else byCell.set(cell, [at]);
    }
  const known = new Map<string, number[]>();
  return (point) => {
    const key = `${point.lat},${point.lon}`;
    let found = known.get(key);
    if (!found) {
      const maybe = byCell.get(cellOf(point, smallCell)) ?? [];
      found = maybe.filter((at) => milesBetween(places[at] ?? point, point) <= miles);
      known.set(key, found);
    }
    return found;
  };
}

function membersOf({ latitudes, longitudes }: Group, near: (point: Point) => number[]): number[] {
  const found = latitudes.map((lat, at) => near({ lat, lon: longitudes[at] ?? 0 }));
  if (found.length < 2) return found[0] ?? [];
  return [...new Set(found.flat())].sort((a, b) => a - b);
}

async function eachGroup(now: Date, take: (group: Group) => void) {
  await inTransaction(
    async (tx) => {
      await tx.execute(sql`set local work_mem = '64MB'`);
      await tx.execute(sql`
        declare groups no scroll cursor for
        select latitudes, longitudes, string_agg(company, ' ') as companies, sum(jobs)::int as jobs,
          (extract(epoch from max(newest)) * 1000)::float8 as newest
        from (
          select ${jobs.latitudes}, ${jobs.longitudes}, ${jobs.companySlug} as company, count(*) as jobs, max(${jobs.datePosted}) as newest
          from ${jobs} where ${isListed(now)} and ${jobs.latitudes} <> '{}' group by 1, 2, 3
        ) employers group by 1, 2`);
      for (;;) {
        const { rows } = await tx.execute<Group>(sql.raw(`fetch ${atOnce} from groups`));
        for (const row of rows) take(row);
        if (rows.length < atOnce) return;
      }
    },
    { timeout: longestReadMs },
  );
}
