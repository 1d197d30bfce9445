import { env } from "#core/platform/env.server.ts";
import type { Board } from "#core/sources/boards/board.ts";
import { type BoardPart, readBoards } from "#core/sources/boards/read-boards.ts";
import type { Marks } from "#core/sources/requests/http.ts";
import type { FetchRequest, Page } from "#core/sources/source.ts";
import { SourceError } from "#core/sources/source-error.ts";
import { readFeed } from "./read-feed.ts";

const label = "NEOGOV";

export function fetchPages(request: FetchRequest): AsyncGenerator<Page> {
  return readBoards(label, request, readBoard);
}

export function faultOfToken(token: string): string | null {
  if (/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i.test(token)) return null;
  return "A NEOGOV token is the agency's name in its address, as in governmentjobs.com/careers/kingcounty: letters, digits and -.";
}

async function* readBoard(
  board: Board,
  marks: Marks,
  { http }: FetchRequest,
): AsyncGenerator<BoardPart | null> {
  const url = new URL("/SearchEngine/JobsFeed", env.NEOGOV_URL);
  url.searchParams.set("agency", board.token);
  const answer = await http.getMarked(url, marks, "application/rss+xml, application/xml;q=0.9");
  if (!answer) return yield null;
  const feed = readFeed(answer.body);
  if (!feed)
    throw new SourceError(
      `${label} answered with something else than a feed of jobs. Check the token "${board.token}"; if it is right, run it again later.`,
    );
  yield { jobs: feed.items.map((item) => ({ ...feed.channel, item })), marks: answer.marks };
}
