import { SourceError } from "#core/sources/source-error.ts";

const mostPages = 1_000;

export type ReadPage = {
  rows: unknown[];
  /** Where the next page begins. */
  next: number;
  /** The end is reached. */
  isLast: boolean;
};

type Paging = {
  /** Rows a page; a function where that changes, and 0 to stop before the end. */
  size: number | ((offset: number) => Promise<number>);
  from?: number;
};

/** Reads page after page until one is not full. Throws where the end cannot be reached: half a list must not pass for whole. */
export async function* readPages(
  label: string,
  { size, from = 0 }: Paging,
  readPage: (offset: number, size: number) => Promise<unknown[]>,
): AsyncGenerator<ReadPage> {
  let before: string | null = null;
  let offset = from;
  for (let page = 0; page < mostPages; page++) {
    const asked = typeof size === "number" ? size : await size(offset);
    if (asked < 1) return;
    const rows = await readPage(offset, asked);
    const opening = JSON.stringify(rows[0]);
    if (rows.length && opening === before)
      throw new SourceError(
        `${label} sent the same page twice, so its list cannot be read to the end. What was stored stays; run it again later.`,
      );
    offset += rows.length;
    const isLast = rows.length < asked;
    yield { rows, next: offset, isLast };
    if (isLast) return;
    before = opening;
  }
  throw new SourceError(
    `${label} has more than ${mostPages} pages, which cannot be right. What was stored stays; look for fewer titles.`,
  );
}
