import type { AreaHandlers, AreaRow } from "#app/routes/admin/table/admin-area.ts";
import { type EmptySearch, leastReaders, listEmptySearches } from "#core/jobs/search/empty-searches.ts";
import { keptDays } from "#core/privacy/kept-days.ts";
import { numberWord } from "#core/text/number-words.ts";

export const searches: AreaHandlers = {
  async load(query) {
    const { searches, total } = await listEmptySearches(query);
    const least = numberWord(leastReaders);
    return {
      title: "Searches that found nothing",
      intro: `Title searches that found no jobs, made by at least ${least} signed-in readers. We keep them for ${keptDays.emptySearches} days.`,
      searches: "words",
      columns: ["Search", "Readers", "First search", "Last search"],
      rows: searches.map(toRow),
      ...{
        total,
        empty: `None yet. A search appears here once ${least} readers have made it.`,
      },
    };
  },
};

function toRow({ words, readers, firstAt, lastAt }: EmptySearch): AreaRow {
  return { id: words, cells: [words, readers, firstAt, lastAt] };
}
