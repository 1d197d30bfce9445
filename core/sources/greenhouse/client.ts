import { z } from "zod";
import { env } from "#core/platform/env.server.ts";
import { type BoardPart, readBoards } from "#core/sources/boards/read-boards.ts";
import { readJsonBoard } from "#core/sources/boards/read-json-board.ts";
import type { FetchRequest, Page } from "#core/sources/source.ts";

const label = "Greenhouse";

const Answer = z
  .object({
    jobs: z.array(z.unknown()),
    meta: z.object({ total: z.number() }).nullish().catch(null),
  })
  .transform(({ jobs, meta }): BoardPart => {
    if (!meta || jobs.length >= meta.total) return { jobs };
    return {
      jobs,
      warning: `${label} showed ${jobs.length} of ${meta.total} jobs, so no missing jobs were ended.`,
    };
  });

export function fetchPages(request: FetchRequest): AsyncGenerator<Page> {
  return readBoards(label, request, async function* (board, marks, { http }) {
    const url = new URL(`/v1/boards/${encodeURIComponent(board.token)}/jobs`, env.GREENHOUSE_URL);
    url.search = "content=true&pay_transparency=true";
    yield await readJsonBoard({ http, label }, url, marks, Answer);
  });
}
