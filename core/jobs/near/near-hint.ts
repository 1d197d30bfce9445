import { type JobQuery, usualRadius, type Within } from "#core/jobs/query/job-query.ts";
import type { Offer } from "#core/jobs/query/parameters.ts";
import { queryAddress } from "#core/jobs/query/query-address.ts";
import { formatCount } from "#core/text/number-words.ts";
import { resolvePlaces } from "./known-place.ts";
import type { WiderCircle } from "./wider-circle.ts";

export type NearHint = {
  said: string;
  others: { text: string; search: string }[];
};

const mostMeant = 6;

export function nearHint(
  query: JobQuery,
  offered: Offer,
  total: number,
  wider: WiderCircle | null,
): NearHint | null {
  const { near, location, within = usualRadius } = query;
  const link = (asked: JobQuery) => queryAddress(asked, offered);
  if (near && wider) {
    const found = total ? formatCount(total, "job") : "None";
    const { asked, hasMoreAbroad } = wider;
    const where = asked.within === "state" ? "in its state" : `within ${asked.within}`;
    const side = hasMoreAbroad ? " on this side of the border" : "";
    const there = `${wider.count.toLocaleString("en-US")} ${where}${side}`;
    return {
      said: `${found} within ${within} miles of ${near.label}; ${there}.`,
      others: total
        ? [
            {
              text: `Show ${hasMoreAbroad ? "all jobs" : wider.jobs} ${circleText(asked.within)}`,
              search: link({ ...query, within: asked.within }),
            },
          ]
        : [],
    };
  }
  if (near?.isRead && location !== undefined && !isSame(location, near.label))
    return { said: `We read “${location}” as ${near.label}.`, others: [] };
  if (near || location === undefined) return null;
  const meant = resolvePlaces(location).slice(0, mostMeant);
  if (meant.length < 2) return null;
  return {
    said: `Which “${location}”?`,
    others: meant.map(({ slug, label, kindText }) => ({
      text: `${label} · ${kindText}`,
      search: link({ ...query, location: undefined, near: { slug, label } }),
    })),
  };
}

export function circleText(within: Within): string {
  return within === "state" ? "in the whole state" : `within ${within} miles`;
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
