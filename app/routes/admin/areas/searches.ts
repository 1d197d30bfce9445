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
      intro: `Title searches without results, once ${least} signed-in readers tried them. Kept for ${keptDays.emptySearches} days.`,
      searches: "words",
      columns: ["Search", "Readers", "First reader", "Last reader"],
      rows: searches.map(toRow),
      ...{
        total,
        empty: `No search without results was tried by ${least} readers.`,
      },
    };
  },
};

function toRow({ words, readers, firstAt, lastAt }: EmptySearch): AreaRow {
  return { id: words, cells: [words, readers, firstAt, lastAt] };
}
