import { and, type SQL, sql } from "drizzle-orm";
import type { AsideReason, WorkArrangement } from "#core/jobs/listing.ts";
import { contains, hasTrigram } from "#core/jobs/query/contains.ts";
import type { MinSalary } from "#core/jobs/query/job-query.ts";
import { jobs } from "#core/jobs/tables.ts";
import { type LocationFilter, readLocation, readState } from "#core/places/location-filter.ts";
import { usStates } from "#core/places/us-states.ts";
import { containing } from "#core/platform/like-pattern.ts";
import { dayMs } from "#core/text/time.ts";

/**
 * `indexed` may use an index, `opaque` never does. A selective condition leaves few enough jobs to gather
 * them.
 */
export type Condition = {
  key: string;
  indexed: SQL;
  opaque: SQL;
  selective: boolean;
  /** The quicker `indexed` where no other condition narrows the list. */
  alone?: SQL;
  /** The quicker `indexed` among jobs with housing, which have an index of the words of titles. */
  housed?: SQL;
  /** The quicker `indexed` among jobs with housing in these cells, whose index has each word with each cell. */
  inCells?: (cells: string[]) => SQL;
  /** The cells of a circle. */
  cells?: string[];
  isHoused?: boolean;
  /** Told by a short column, where words take ten times as long. */
  isQuick?: boolean;
  showsAside?: readonly AsideReason[];
};

export type Forms = Pick<Condition, "indexed" | "opaque" | "housed" | "inCells">;

export function withAside(reasons: readonly AsideReason[]): Condition {
  return {
    key: `aside:${reasons}`,
    indexed: sql`true`,
    opaque: sql`true`,
    selective: false,
    showsAside: reasons,
  };
}

/** The widest list that these conditions narrow. */
export function asideAmong(conditions: Condition[]): Condition[] {
  const reasons = conditions.flatMap(({ showsAside = [] }) => showsAside);
  return reasons.length ? [withAside(reasons)] : [];
}

/** PostgreSQL asks a row in this order, and no further than the first that it does not meet. */
export function quickFirst(conditions: Condition[]): Condition[] {
  return [...conditions.filter(({ isQuick }) => isQuick), ...conditions.filter(({ isQuick }) => !isQuick)];
}

export function keyOf(conditions: Condition[]): string {
  return JSON.stringify(conditions.map((condition) => condition.key));
}

export function titleCondition(text: string): Condition {
  return { key: `title:${text.toLowerCase()}`, ...contains("title", text), selective: true };
}

export function locationCondition(text: string): Condition {
  return regionCondition(readLocation(text));
}

export function stateNameCondition(text: string): Condition {
  return regionCondition(readState(text));
}

function regionCondition(region: LocationFilter): Condition {
  if (region.kind === "words") {
    return {
      key: `place:${region.text}`,
      ...contains("places", region.text),
      selective: true,
    };
  }
  return region.kind === "state" ? stateCondition([region.code]) : countryCondition(region.code);
}

export function stateCondition(codes: string[]): Condition {
  return facetCondition(codes.map((code) => `state:${code}`));
}

/** Most of the board is in the US, so the US is not selective. */
export function countryCondition(code: string): Condition {
  return facetCondition([`country:${code}`], code !== "US");
}

/** Matches only places without a state, because Missouri has a Spokane, too. */
export function usCityCondition(city: string): Condition {
  const place = sql`${jobs.places} @> ${JSON.stringify([{ city, state: null, countryCode: "US" }])}::jsonb`;
  return {
    key: `city:${city}`,
    indexed: sql`(${contains("places", city).indexed} and ${place})`,
    // No index finds these, and a walk passes many jobs.
    opaque: place,
    selective: true,
  };
}

export function cityCondition(city: string, state: string | null): Condition {
  const region = state === null ? undefined : readState(state);
  // We treat the capital as a state, and none of its places is called "D.C.".
  if (isCapital(readState(city)) && (!region || isCapital(region))) return stateCondition(["DC"]);
  const isCity = sql`coalesce(place ->> 'city', place ->> 'text') ilike ${containing(city)}`;
  const isThere = sql`exists (
    select from jsonb_array_elements(${jobs.places}) place where ${and(isCity, region && isIn(region))}
  )`;
  // Places are stored outside the row. The state keeps those of other jobs from being fetched.
  const around = region?.kind === "state" ? [stateCondition([region.code])] : [];
  const near = each([contains("places", city), ...around]);
  return {
    key: `city:${JSON.stringify([city.toLowerCase(), region])}`,
    indexed: sql`(${near.indexed} and ${isThere})`,
    opaque: sql`(${near.opaque} and ${isThere})`,
    selective: true,
  };
}

function isCapital(region: LocationFilter): boolean {
  return region.kind === "state" && region.code === "DC";
}

function isIn(region: LocationFilter): SQL {
  if (region.kind === "country") return sql`place ->> 'countryCode' = ${region.code}`;
  if (region.kind === "state")
    return sql`place ->> 'countryCode' = 'US' and place ->> 'state' = ${usStates[region.code]}`;
  const name = sql`coalesce(place ->> 'state', place ->> 'text')`;
  return hasTrigram(region.text)
    ? sql`${name} ilike ${containing(region.text)}`
    : sql`lower(${name}) = ${region.text}`;
}

/** The list is in date order already, so this is not selective. */
/** So many days, or since a moment. */
export type Span = number | Date;

export function recentCondition(span: Span, now: Date): Condition {
  const since = typeof span === "number" ? new Date(now.getTime() - span * dayMs) : span;
  const recent = sql`${jobs.datePosted} >= ${since.toISOString()}`;
  return {
    key: typeof span === "number" ? `days:${span}` : `since:${span.toISOString()}`,
    indexed: recent,
    opaque: recent,
    selective: false,
  };
}

export function anyOf(conditions: Condition[]): Condition {
  return {
    key: `any:${keyOf(conditions)}`,
    ...orForms(conditions),
    selective: conditions.every((condition) => condition.selective),
  };
}

export function allOf(conditions: Condition[]): Condition {
  return {
    key: `all:${keyOf(conditions)}`,
    ...each(conditions),
    selective: conditions.some((condition) => condition.selective),
  };
}

export function orForms(forms: Forms[]): Forms {
  if (!forms.length) return { indexed: sql`false`, opaque: sql`false` };
  return joined(
    forms,
    sql` or `,
    forms.every(({ inCells }) => inCells),
  );
}

export function each(forms: Forms[]): Forms {
  return joined(
    forms,
    sql` and `,
    forms.some(({ inCells }) => inCells),
  );
}

function joined(forms: Forms[], by: SQL, areInCells: boolean): Forms {
  const all = (form: (one: Forms) => SQL) => sql`(${sql.join(forms.map(form), by)})`;
  const ofHoused = ({ indexed, housed }: Forms) => housed ?? indexed;
  return {
    indexed: all(({ indexed }) => indexed),
    opaque: all(({ opaque }) => opaque),
    ...(forms.some(({ housed }) => housed) && { housed: all(ofHoused) }),
    ...(areInCells && { inCells: (cells) => all((one) => one.inCells?.(cells) ?? ofHoused(one)) }),
  };
}

/** The quickest form of each that all of these together have an index for. */
export function byIndex(asked: (Condition | Forms)[]): SQL[] {
  const conditions: Partial<Condition>[] = asked;
  const [only, another] = conditions;
  if (only?.alone && !another) return [only.alone];
  if (!conditions.some(({ isHoused }) => isHoused)) return asked.map(({ indexed }) => indexed);
  const cells = conditions.find(({ cells }) => cells)?.cells;
  const areInCells = cells && conditions.some(({ inCells }) => inCells);
  return asked.map((one: Forms & Partial<Condition>) => {
    if (areInCells && one.cells === cells) return one.opaque;
    return (areInCells && one.inCells?.(cells)) || (one.housed ?? one.indexed);
  });
}

/** Lower steps leave too many jobs to gather. */
export function payCondition(minimum: MinSalary): Condition {
  return facetCondition([`pay:${minimum}`], minimum >= 75_000);
}

export function workCondition(work: WorkArrangement): Condition {
  if (work === "remote") return { ...facetCondition(["work:remote"], false), opaque: sql`${jobs.hasRemote}` };
  if (work === "hybrid") {
    return {
      ...facetCondition(["work:hybrid"], false),
      opaque: sql`${jobs.hasRemote} and ${jobs.workArrangement} = 'hybrid'`,
    };
  }
  return facetCondition(["work:onsite"], false);
}

export function facetCondition(facets: string[], selective = true): Condition {
  const wanted = sql`${sql.param(facets)}::text[]`;
  return {
    key: facets.join("|"),
    indexed: sql`${jobs.facets} && ${wanted}`,
    opaque: sql`(${jobs.facets} || '{}'::text[]) && ${wanted}`,
    selective,
    isQuick: true,
  };
}
