import { isLand } from "#core/jobs/near/known-place.ts";
import type { NearHint } from "#core/jobs/near/near-hint.ts";
import { freeJobs } from "#core/jobs/query/access.ts";
import type { QueryFields } from "#core/jobs/query/address-of.ts";
import { tooShort } from "#core/jobs/query/contains.ts";
import { type FilterChip, sheetChips } from "#core/jobs/query/filter-chips.ts";
import { type JobQuery, type ListOrder, usualRadius } from "#core/jobs/query/job-query.ts";
import type { ListPage } from "#core/jobs/query/list-page.ts";
import type { Offer } from "#core/jobs/query/parameters.ts";
import { isEmptyQuery, queryAddress } from "#core/jobs/query/query-address.ts";
import { nearInWords, queryInWords } from "#core/jobs/query/query-words.ts";
import { anonymous, awaitedPayment, type ViewerKind } from "#core/jobs/viewer.ts";
import { explainLocation } from "#core/places/location-filter.ts";
import { mostWords } from "#core/search/limit-titles.ts";
import { placeInWords } from "#core/search/place-at-end.ts";
import { plainWords } from "#core/search/plain-words.ts";
import type { Search } from "#core/search/search.ts";
import { capitalized, listed } from "#core/text/lines.ts";

export type SearchHints = {
  corrected: { to: string; instead: { text: string; search: string } } | null;
  chips: FilterChip[];
};

export type Orders = {
  current: ListOrder;
  offered: ListOrder[];
  said?: string | null;
};

export type ListHints = {
  search: SearchHints | null;
  orders: { ways: { text: string; search: string | null }[]; said: string | null } | null;
  reading: { said: string; other: { text: string; search: string } | null } | null;
  near: NearHint | null;
  titles: string | null;
  facts: FilterChip[] | null;
};

export function withOrder(fields: QueryFields, order: ListOrder): QueryFields {
  return order === "best" ? fields : { ...fields, sort: order };
}

const none: ListHints = { near: null, search: null, orders: null, reading: null, titles: null, facts: null };

export function withChips(hints: ListHints | null, chips: FilterChip[]): ListHints | null {
  return chips.length ? { ...none, ...hints, facts: chips } : hints;
}

/** Says what of an address is not looked for, beside what else is said of its titles. */
export function withExcess(hints: ListHints | null, excess: string | null): ListHints | null {
  const titles = new Set([hints?.titles, excess].filter(Boolean));
  return excess ? { ...none, ...hints, titles: [...titles].join(" ") } : hints;
}

export function listHints(
  { location, titles = [], ...query }: JobQuery,
  offered: Offer,
  search: Search | null = null,
  orders: Orders | null = null,
  near: NearHint | null = null,
): ListHints | null {
  const reading = location === undefined || near ? null : explainLocation(location);
  const other = reading?.other ?? null;
  const chips = sheetChips({ ...query, location, titles }, offered);
  const hints = {
    search: search && searchHints({ ...query, location, titles }, offered, search, orders?.current ?? "best"),
    orders: orders && orderLinks({ ...query, location, titles }, offered, orders),
    reading: reading && {
      said: `We read “${location}” as ${reading.as}.`,
      other:
        other === null
          ? null
          : { text: other, search: queryAddress({ ...query, titles, location: other }, offered) },
    },
    near,
    titles: titlesSaid(titles, search),
    facts: chips.length ? chips : null,
  };
  return Object.values(hints).some(Boolean) ? hints : null;
}

/** Accounts are for adults. */
const adult = 18;

function titlesSaid(titles: string[], search: Search | null): string | null {
  if (titles.length > 1) return `Titles with ${quoted(titles)}.`;
  if (search?.terms.some(({ ask }) => ask && "age" in ask && ask.age < adult))
    return "You must be 18 to have an account; a parent can save and apply for you.";
  return plainWords(titles[0] ?? "").length > mostWords
    ? `Only the first ${mostWords} words are looked for.`
    : null;
}

function searchHints(
  query: JobQuery,
  offered: Offer,
  { corrected, place, work, text }: Search,
  order: ListOrder,
): SearchHints | null {
  const sort = order === "best" ? null : order;
  const searchFor = (typed: string) =>
    queryAddress({ ...query, titles: typed ? [typed] : undefined }, offered, { sort });
  const chips = [
    ...(place ? [{ text: placeSaid(place), search: searchFor([text, work].filter(Boolean).join(" ")) }] : []),
    ...(work && (place || text)
      ? [
          {
            text: work === "remote" ? "Remote" : "Hybrid",
            search: searchFor([text, place && placeInWords(place)].filter(Boolean).join(" ")),
          },
        ]
      : []),
  ];
  const instead = corrected && { text: corrected.from, search: searchFor(`"${corrected.from}"`) };
  if (!instead && !chips.length) return null;
  return { corrected: corrected && instead && { to: corrected.to, instead }, chips };
}

function placeSaid({ said, around, isUnsure }: NonNullable<Search["place"]>): string {
  return around && !isUnsure && !isLand(around) ? `${said}, within ${usualRadius} miles` : said;
}

function orderLinks(
  query: JobQuery,
  offered: Offer,
  { current, offered: orders, said = null }: Orders,
): ListHints["orders"] {
  if (orders.length < 2) return null;
  const names: Record<ListOrder, string> = {
    // Without a ranking, the newest jobs are the best.
    best: orders.includes("newest") ? "Best match" : "Newest",
    newest: "Newest",
    nearest: "Nearest",
    pay: "Best paid",
    closing: "Closing soonest",
    starts: "Starting soonest",
  };
  const ways = orders.map((order) => ({
    text: names[order],
    search:
      order === current ? null : queryAddress(query, offered, { sort: order === "best" ? null : order }),
  }));
  return { ways, said };
}

/** What was asked for needs a subscription, at least in part. */
export function asksClosed(asked: JobQuery, counted: JobQuery): boolean {
  return counted.work !== asked.work || Boolean(!counted.titles && asked.titles?.length);
}

/** Where the list is narrowed without the closed part, both numbers are told: the list and the wall show the second. */
export function explainPaywall(
  asked: JobQuery,
  counted: JobQuery,
  { count, jobs }: { count: number; jobs: string },
  list: Pick<ListPage, "total" | "isCapped">,
): string {
  const titles = counted.titles ? [] : (asked.titles ?? []);
  const work = counted.work === asked.work ? undefined : asked.work;
  const hasFilters = !isEmptyQuery(counted);
  const closed = titles.length
    ? `Search by title${work ? " and work type" : ""} comes`
    : "Remote and hybrid come";
  const short = count ? null : tooShort(titles);
  const found =
    hasFilters && count < list.total
      ? partSaid(titles, work, { count, jobs }, list)
      : allSaid(titles, work, hasFilters, { count, jobs });
  return `${short ?? found}. ${closed} with a subscription.`;
}

type Matches = { count: number; jobs: string };

function allSaid(titles: string[], work: string | undefined, hasFilters: boolean, { count, jobs }: Matches) {
  const open = jobs.replace(/^0/, "no").replace(" ", work ? ` open ${work} ` : " open ");
  const wanted = [...(titles.length ? [quoted(titles)] : []), ...(hasFilters ? ["the filters below"] : [])];
  if (!wanted.length) return `There ${count === 1 ? "is" : "are"} ${open}`;
  return `${open.replace(/^no/, "No")} ${count === 1 ? "matches" : "match"} ${wanted.join(" and ")}`;
}

function partSaid(
  titles: string[],
  work: string | undefined,
  { count, jobs }: Matches,
  { total, isCapped }: Pick<ListPage, "total" | "isCapped">,
) {
  const all = total.toLocaleString("en-US") + (isCapped ? "+" : "");
  const isOne = count < 2;
  const wanted = [
    ...(work ? [`${isOne ? "is" : "are"} ${work}`] : []),
    ...(titles.length ? [`${isOne ? "matches" : "match"} ${quoted(titles)}`] : []),
  ].join(" and ");
  const part = count ? `and ${jobs.split(" ", 1)} of them` : "but none";
  return `${all} open ${total === 1 ? "job matches" : "jobs match"} the filters below, ${part} ${wanted}`;
}

export type UnlockText = {
  title: string;
  text: string;
  /** What the closed jobs offer. */
  figures: string | null;
  /** Said where a plan would be offered. */
  awaited: string | null;
};

export function unlockText(
  { shown, total, isCapped }: Pick<ListPage, "shown" | "total" | "isCapped">,
  query: JobQuery = {},
  figures: string | null = null,
  viewer: ViewerKind = anonymous,
): UnlockText | null {
  if (total <= shown) return null;
  const all = total.toLocaleString("en-US") + (isCapped ? "+" : "");
  const more = isCapped ? all : (total - shown).toLocaleString("en-US");
  const offers = figures ? `${capitalized(figures)}. ` : "";
  const awaited = awaitedPayment(viewer);
  const opens = awaited ?? `Subscribe to see ${total === 1 ? "it" : "them all"}.`;
  if (shown > 0)
    return {
      title: `${more} more ${jobsInWords(query, more === "1")}`,
      text: `${offers}You're seeing ${shown} of ${all} jobs. ${opens}`,
      figures,
      awaited,
    };
  const around = aroundInWords(query);
  const [verb, one, several] = around ? [`are ${around}`, "is", "are"] : ["match", "does", "do"];
  return {
    title: `None of the ${freeJobs} newest ${verb}; ${all} ${total === 1 ? `job ${one}` : `jobs ${several}`}`,
    text: offers + opens,
    figures,
    awaited,
  };
}

/** Who lacks a subscription searches no titles, so the words begin with "Jobs". */
function jobsInWords(query: JobQuery, isOne: boolean): string {
  const words = isEmptyQuery(query) ? "Jobs" : queryInWords(query);
  return words.replace(/^Jobs/, isOne ? "job" : "jobs");
}

function aroundInWords({ near, within, location: _, ...others }: JobQuery): string | null {
  if (!near || !isEmptyQuery(others)) return null;
  return near.isLand ? `in ${near.label}` : nearInWords(near.label, within);
}

function quoted(titles: string[]): string {
  return listed(
    titles.map((title) => `'${title}'`),
    "or",
  );
}
