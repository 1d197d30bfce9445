const mostPages = 1_000;

/** Reads page after page until one is not full. A server that ignores the offset and repeats itself is noticed. */
export async function* readPages(
  size: number,
  readPage: (offset: number) => Promise<unknown[]>,
): AsyncGenerator<unknown[]> {
  let before = "";
  for (let page = 0; page < mostPages; page++) {
    const rows = await readPage(page * size);
    const opening = JSON.stringify(rows[0] ?? null);
    if (!rows.length || opening === before) return;
    yield rows;
    if (rows.length < size) return;
    before = opening;
  }
}
