import { whyHere } from "#core/jobs/kinds/why-here.ts";
import type { ListingKind } from "#core/jobs/listing.ts";
import { whyCategory } from "#core/relevance/category.ts";
import { findSource } from "#core/sources/registry.ts";
import { longDate } from "#core/text/long-date.ts";

type Job = {
  title: string;
  companyName: string;
  category: string;
  kind: ListingKind;
  keptBecause: string | null;
  createdAt: Date;
  hiddenAt: Date | null;
  expiredAt: Date | null;
  featuredUntil: Date | null;
};
type Sighting = {
  source: string;
  foundBy: string | null;
  firstSeenAt: Date;
  lastSeenAt: Date;
  goneAt: Date | null;
};

export function whyListed(job: Job, sightings: Sighting[]): string[] {
  return [
    ...(job.featuredUntil ? [paidFor(job, job.featuredUntil)] : sightings.map(seen)),
    ...(job.featuredUntil ? [] : [outdoorOf(job)]),
    categoryOf(job),
    ...endOf(job),
  ];
}

function paidFor({ createdAt }: Job, until: Date): string {
  return `Its employer posted it here on ${longDate(createdAt)}; it is featured until ${longDate(until)}.`;
}

function seen({ source, foundBy, firstSeenAt, lastSeenAt, goneAt }: Sighting): string {
  const label = findSource(source)?.label ?? source;
  const asked = foundBy ? `${label} found it under “${foundBy}”` : `${label} found it`;
  const [first, last] = [longDate(firstSeenAt), longDate(lastSeenAt)];
  const between = first === last ? `on ${first}` : `first on ${first} and last on ${last}`;
  return `${asked} ${between}${goneAt ? `; no longer there since ${longDate(goneAt)}` : ""}.`;
}

function outdoorOf({ kind, keptBecause }: Job): string {
  return whyHere({ kind, keptBecause, isFeatured: false }) ?? "We list it because we trust its source.";
}

function categoryOf({ title, companyName, category }: Job): string {
  const telling = whyCategory({ title, companyName });
  if (telling?.category !== category) return `Its category is ${category} because no word suggests another.`;
  return `Its category is ${category} because ${whose(telling.by)} has “${telling.words}”.`;
}

function whose(by: "title" | "employer"): string {
  return by === "title" ? "its title" : "its employer's name";
}

function endOf({ hiddenAt, expiredAt }: Job): string[] {
  if (hiddenAt) return [`An administrator hid it on ${longDate(hiddenAt)}. Syncs won't bring it back.`];
  return expiredAt ? [`It has been off the board since ${longDate(expiredAt)}.`] : [];
}
