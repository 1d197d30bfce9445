import { SQL } from "drizzle-orm";
import { type JobSet, jobSet, joined, shared, without } from "#core/alerts/delivery/job-set.ts";
import type { MatchedJob } from "#core/alerts/delivery/new-jobs.ts";
import { circleCells } from "#core/jobs/near/circle.ts";
import { hasTrigram } from "#core/jobs/query/contains.ts";
import type { Need } from "#core/jobs/query/need.ts";
import type { WordQuery } from "#core/jobs/query/word-queries.ts";
import { isStopWord, stemOf } from "#core/search/stems.ts";

/** All jobs that meet a need are among these. */
export type Likely = { among: JobSet; isSure: boolean };

/** Tells of each need which of these jobs may meet it. */
export function likelyAmong(newJobs: readonly MatchedJob[]): (need: Need) => Likely {
  const size = newJobs.length;
  const all = newJobs.map((_, place) => place);
  const facets = placesBy(newJobs, (job) => job.facets);
  const stems = placesBy(newJobs, (job) => job.stems);
  const employers = placesBy(newJobs, (job) => [job.employer]);
  const texts = newJobs.map(({ title, places }) => ({ title: title.toLowerCase(), places }));

  const everything = jobSet(size, all);
  const unsure = (among: JobSet) => ({ among, isSure: false });
  const withFacet = (words: readonly string[]) =>
    joined(
      words.map((word) => jobSet(size, facets.get(word) ?? [])),
      size,
    );

  function withWords(query: WordQuery): JobSet {
    if (typeof query !== "string") {
      if ("any" in query) return joined(query.any.map(withWords), size);
      return shared(query.all.map(withWords), everything);
    }
    // PostgreSQL divides what has other signs in its own way.
    const words = [...query.matchAll(/'([^']*)'/g)].flatMap(([, phrase = ""]) => phrase.split(" "));
    const plain = words.filter((word) => /^[a-z0-9]+$/.test(word) && !isStopWord(word));
    return shared(
      plain.map((word) => jobSet(size, stems.get(stemOf(word)) ?? [])),
      everything,
    );
  }

  return function likely(need: Need): Likely {
    if (need instanceof SQL || "text" in need) return unsure(everything);
    if ("facets" in need) return { among: withFacet(need.facets), isSure: true };
    if ("employer" in need) return { among: jobSet(size, employers.get(need.employer) ?? []), isSure: true };
    if ("head" in need) return unsure(withWords(need.head));
    if ("center" in need) return unsure(withFacet(circleCells(need)));
    if ("part" in need) {
      const part = need.part.toLowerCase();
      const has = (place: number) => texts[place]?.[need.of].includes(part);
      return unsure(hasTrigram(part) ? jobSet(size, all.filter(has)) : everything);
    }
    if ("not" in need) {
      const { among, isSure } = likely(need.not);
      return isSure ? { among: without(everything, among), isSure } : unsure(everything);
    }
    const parts = ("each" in need ? need.each : need.some).map(likely);
    const sets = parts.map(({ among }) => among);
    return {
      among: "each" in need ? shared(sets, everything) : joined(sets, size),
      isSure: parts.every(({ isSure }) => isSure),
    };
  };
}

function placesBy(newJobs: readonly MatchedJob[], wordsOf: (job: MatchedJob) => readonly string[]) {
  const places = new Map<string, number[]>();
  for (const [place, job] of newJobs.entries())
    for (const word of wordsOf(job)) {
      const known = places.get(word);
      if (known) known.push(place);
      else places.set(word, [place]);
    }
  return places;
}
