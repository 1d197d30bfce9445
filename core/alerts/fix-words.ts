import { longestField } from "#core/alerts/read-alert.ts";
import { readTypedSearch } from "#core/jobs/list/board.ts";
import { withKnownPlace } from "#core/jobs/near/known-place.ts";
import { hasOwnPlace, type JobQuery } from "#core/jobs/query/job-query.ts";
import { canonical } from "#core/search/canonical.ts";
import { describeSearch, isRephrased } from "#core/search/describe-search.ts";
import { contextBeside, emptyContext, readSearch } from "#core/search/read-search.ts";
import { isWork } from "#core/search/search.ts";
import { workNear } from "#core/search/trade-words.ts";
import { listed } from "#core/text/lines.ts";

/** Stores the words as we read them today, so later readings agree. */
export async function fixWords(typed: JobQuery): Promise<JobQuery> {
  const criteria = withKnownPlace(typed);
  const { titles } = criteria;
  if (!titles) return criteria;
  const isPlaced = hasOwnPlace(criteria);
  const fixed = await Promise.all(
    titles.map(async (typed) =>
      canonical(await readTypedSearch(typed, { readsPlaces: !isPlaced }), typed, contextBeside(isPlaced)),
    ),
  );
  const different = new Map(fixed.map((text) => [text.toLowerCase(), text]));
  const texts = [...different.values()];
  // The form accepts no longer text.
  return texts.join(", ").length > longestField ? criteria : { ...criteria, titles: texts };
}

export function readAs({ titles = [] }: JobQuery, typed = titles): string | null {
  const searches = titles.map((text) => readSearch(text, emptyContext));
  const isSame =
    titles.length === typed.length &&
    searches.every((search, index) => !isRephrased(search, typed[index] ?? ""));
  return isSame ? null : listed(searches.map(describeSearch), "or");
}

const namedNear = 8;

/** Example: "Near to 'wildlife technician': forestry technician, field technician and 9 more." Null where it isn't asked for. */
export function nearWorkInWords({ titles = [], nearWork }: JobQuery): string | null {
  if (!nearWork) return null;
  const terms = titles.flatMap((text) => readSearch(text, emptyContext).terms.filter(isWork));
  const said = terms.flatMap(({ words }) => {
    const all = workNear(words);
    const [some, more] = [all.slice(0, namedNear), all.length - namedNear];
    return some.length
      ? [`Near to '${words}': ${listed(more > 0 ? [...some, `${more} more`] : some, "and")}.`]
      : [];
  });
  return said.join(" ") || "We know no near work for these words.";
}
