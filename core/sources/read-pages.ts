import { SourceError } from "#core/sources/source.ts";

const mostPages = 1_000;

/** Reads page after page until one is not full. Throws where the end cannot be reached: half a list must not pass for whole. */
export async function* readPages(
  label: string,
  size: number,
  readPage: (offset: number) => Promise<unknown[]>,
): AsyncGenerator<unknown[]> {
  let before: string | null = null;
  for (let page = 0; page < mostPages; page++) {
    const rows = await readPage(page * size);
    if (!rows.length) return;
    const opening = JSON.stringify(rows[0]);
    if (opening === before)
      throw new SourceError(
        `${label} sent the same page twice, so its list cannot be read to the end. What was stored stays; run it again later.`,
      );
    yield rows;
    if (rows.length < size) return;
    before = opening;
  }
  throw new SourceError(
    `${label} has more than ${mostPages} pages, which cannot be right. What was stored stays; look for fewer titles.`,
  );
}
