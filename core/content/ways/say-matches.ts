import { choicesInWords } from "#core/facts/choices.ts";
import { freeJobs } from "#core/jobs/query/access.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { isEmptyQuery } from "#core/jobs/query/query-address.ts";
import { queryInWords } from "#core/jobs/query/query-words.ts";
import { readLocation } from "#core/places/location-filter.ts";
import { usStates } from "#core/places/us-states.ts";
import type { Search } from "#core/search/search.ts";
import { listed } from "#core/text/lines.ts";

type Matches = { count: number; jobs: string };

/** "23 open jobs in Ohio match 'housekeeper'" */
export function sayMatches(query: JobQuery, search: Search | null, { count, jobs }: Matches): string {
  const { titles = [], facts, ...place } = query;
  const there = isEmptyQuery(place)
    ? "jobs"
    : queryInWords(wellSpelled(place)).replace(/^[A-Z]/, (first) => first.toLowerCase());
  const number = count ? jobs.split(" ", 1)[0] : "No";
  const kind = count === 1 ? there.replace("jobs", "job") : there;
  const words = titles.map((typed) => `'${search?.corrected?.to ?? typed}'`);
  return [
    `${number} open ${kind}`,
    ...(words.length ? [`${count === 1 ? "matches" : "match"} ${listed(words, "or")}`] : []),
    ...(facts ? [choicesInWords(facts)] : []),
  ].join(" ");
}

function wellSpelled({ location, ...place }: JobQuery): JobQuery {
  if (location === undefined) return place;
  const read = readLocation(location);
  const state = read.kind === "state" ? usStates[read.code] : undefined;
  return { ...place, location: state ?? location };
}

export function sayClosed({ titles, work }: JobQuery, count: number): string {
  if (titles) return "Search by title comes with a subscription.";
  if (work) return "Remote and hybrid come with a subscription.";
  return `${count === 1 ? "It isn’t" : "None of them are"} among the ${freeJobs} newest, which are open to everyone.`;
}
