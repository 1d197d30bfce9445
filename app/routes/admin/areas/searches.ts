import type { AreaHandlers, AreaRow } from "#app/routes/admin/table/admin-area.ts";
import { type EmptySearch, leastReaders, listEmptySearches } from "#core/jobs/search/empty-searches.ts";
import { rowsAtOnce } from "#core/platform/numbered-pages.ts";
import { keptDays } from "#core/privacy/kept-days.ts";
import { numberWord } from "#core/text/number-words.ts";

export const searches: AreaHandlers = {
  async load(query) {
    const { searches, total } = await listEmptySearches(query);
    const least = numberWord(leastReaders);
    return {
      title: "Searches that found nothing",
      intro: `Title searches without results, once ${least} signed-in readers tried them. Kept for ${keptDays.emptySearches} days.`,
      forms: [],
      searches: "words",
      columns: [
        { name: "Search" },
        { name: "Readers", isNumber: true },
        { name: "First reader" },
        { name: "Last reader" },
      ],
      rows: searches.map(toRow),
      ...{
        total,
        pageSize: rowsAtOnce,
        empty: `No search without results was tried by ${least} readers.`,
      },
    };
  },
  actions: {},
};

function toRow({ words, readers, firstAt, lastAt }: EmptySearch): AreaRow {
  return {
    id: words,
    cells: [words, readers, { moment: firstAt.toISOString() }, { moment: lastAt.toISOString() }],
    actions: [],
  };
}
