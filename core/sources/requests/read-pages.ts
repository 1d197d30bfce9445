import { SourceError } from "#core/sources/source-error.ts";

const mostPages = 1_000;

export type ReadPage = {
  rows: unknown[];
  next: number;
  isLast: boolean;
};

type Paging = {
  /** A function gets the offset and returns 0 to stop. */
  size: number | ((offset: number) => Promise<number>);
  from?: number;
};

/** Throws if it cannot reach the end, so half a list never passes for a complete one. */
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
        `${label} sent the same page twice, so we can't read the full list. Stored jobs are kept; run it again later.`,
      );
    offset += rows.length;
    const isLast = rows.length < asked;
    yield { rows, next: offset, isLast };
    if (isLast) return;
    before = opening;
  }
  throw new SourceError(
    `${label} has more than ${mostPages} pages, which is too many. Stored jobs are kept; search for fewer titles.`,
  );
}
