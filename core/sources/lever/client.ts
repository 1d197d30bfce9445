import { z } from "zod";
import { env } from "#core/platform/env.server.ts";
import { type BoardPart, readBoards } from "#core/sources/boards/read-boards.ts";
import { readJsonBoard } from "#core/sources/boards/read-json-board.ts";
import type { FetchRequest, Page } from "#core/sources/source.ts";

const label = "Lever";

const Answer = z.array(z.unknown()).transform((jobs): BoardPart => ({ jobs }));

/** Lever returns all jobs if no limit is set. */
export function fetchPages(request: FetchRequest): AsyncGenerator<Page> {
  return readBoards(label, request, async function* (board, marks, { http }) {
    const url = new URL(`/v0/postings/${encodeURIComponent(board.token)}`, env.LEVER_URL);
    url.search = "mode=json";
    yield await readJsonBoard({ http, label }, url, marks, Answer);
  });
}
