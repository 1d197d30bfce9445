import { z } from "zod";
import { env } from "#core/platform/env.server.ts";
import { type BoardPart, readBoards } from "#core/sources/boards/read-boards.ts";
import { readJsonBoard } from "#core/sources/boards/read-json-board.ts";
import type { FetchRequest, Page } from "#core/sources/source.ts";

const label = "Ashby";

const Answer = z.object({ jobs: z.array(z.unknown()) }).transform(({ jobs }): BoardPart => ({ jobs }));

export function fetchPages(request: FetchRequest): AsyncGenerator<Page> {
  return readBoards(label, request, async function* (board, marks, { http }) {
    const url = new URL(`/posting-api/job-board/${encodeURIComponent(board.token)}`, env.ASHBY_URL);
    url.search = "includeCompensation=true";
    yield await readJsonBoard({ http, label }, url, marks, Answer);
  });
}
