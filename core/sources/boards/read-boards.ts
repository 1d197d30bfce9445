import { hasLiveSightings, sawMost } from "#core/jobs/intake/expire-jobs.ts";
import type { Home } from "#core/places/meant/home.ts";
import type { Board } from "#core/sources/boards/board.ts";
import { noteFailure, recordAnswer, stillListed } from "#core/sources/boards/board-records.ts";
import type { Marks } from "#core/sources/requests/http.ts";
import type { FetchRequest, Page } from "#core/sources/source.ts";
import { NotFound, SourceError } from "#core/sources/source-error.ts";
import { dayMs } from "#core/text/time.ts";

export type BoardPart = {
  jobs: unknown[];
  known?: number;
  marks?: Marks;
  /** Jobs missing from an incomplete answer do not count as missing. */
  warning?: string;
};

/** Returns null for an unchanged board. Throws if the board cannot be read to its end. */
export type ReadBoard = (
  board: Board,
  marks: Marks,
  request: FetchRequest,
) => AsyncIterable<BoardPart | null>;

export type BoardRow = { board: Pick<Board, "employer" | "token">; job: unknown; home?: Home };

const noMarks: Marks = { etag: null, lastModified: null };

/**
 * Boards are read one after another, so an interrupted run resumes after the last finished one. A failing
 * board is paused; the run fails only if no board answers.
 */
export async function* readBoards(
  label: string,
  request: FetchRequest,
  readBoard: ReadBoard,
): AsyncGenerator<Page> {
  const boards = [...request.boards].sort((a, b) => (a.id < b.id ? -1 : 1));
  const left = boards.filter((board) => request.cursor === null || board.id > request.cursor);
  const problems: string[] = [];
  let before = request.cursor;
  for (const board of left) {
    if (!(await stillListed(board.id))) continue;
    try {
      yield* readOne(board, before, request, readBoard);
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      const problem = problemOf(label, board, error);
      const warning = `${board.employer}: ${problem}`;
      problems.push(warning);
      await noteFailure(board, problem, request.now);
      if (problems.length === boards.length) throw noneAnswered(label, problems);
      yield { rows: [], subject: board.employer, page: 1, cursor: board.id, warning };
    }
    before = board.id;
  }
}

async function* readOne(
  board: Board,
  before: string | null,
  request: FetchRequest,
  readBoard: ReadBoard,
): AsyncGenerator<Page> {
  const subject = board.employer;
  const seen = { jobs: 0, marks: noMarks, isWhole: true };
  // "Unchanged" is no help once we no longer have the jobs.
  const isShown = await hasLiveSightings(board.source, board.token);
  const marks = isShown ? marksToSend(board, request) : noMarks;
  // Only the last page concludes the board, so a page waits here until we know whether more follow.
  let held: Page | null = null;
  let page = 0;
  try {
    for await (const part of readBoard(board, marks, request)) {
      if (!part) {
        yield { rows: [], subject, page: 1, cursor: board.id, unchangedScope: board.token };
        await recordAnswer(board, null, request.now);
        return;
      }
      if (held) yield held;
      page += 1;
      seen.jobs += part.jobs.length + (part.known ?? 0);
      seen.marks = part.marks ?? noMarks;
      seen.isWhole &&= part.warning === undefined;
      const rows = part.jobs.map(
        (job): BoardRow => ({ board: { employer: subject, token: board.token }, job, ...homeOf(board) }),
      );
      const warning = part.warning && `${subject}: ${part.warning}`;
      held = { rows, subject, page, cursor: before, ...(warning ? { warning } : {}) };
    }
  } catch (error) {
    if (held) yield held;
    throw error;
  }
  const end = held ?? { rows: [], subject, page: 1 };
  yield { ...end, cursor: board.id, ...(seen.isWhole ? { wholeScope: board.token } : {}) };
  // The jobs are stored by now. Marks of an incomplete answer would vouch for jobs it did not show.
  const isSound = seen.isWhole && (await sawMost(board.source, board.token, request.now));
  await recordAnswer(board, { jobs: seen.jobs, marks: isSound ? seen.marks : noMarks }, request.now);
}

function homeOf({ homeCountry: country, homeState: state }: Board): { home?: Home } {
  return country ? { home: { country, state } } : {};
}

export function marksToSend(board: Board, request: Pick<FetchRequest, "mode" | "now">): Marks {
  if (needsFullRead(board, request)) return noMarks;
  return { etag: board.etag, lastModified: board.lastModified };
}

/** Weekly complete readings let improvements of our reader reach every job. */
export function needsFullRead(board: Board, { mode, now }: Pick<FetchRequest, "mode" | "now">): boolean {
  const isRecent = board.answeredAt !== null && now.getTime() - board.answeredAt.getTime() < 7 * dayMs;
  const weekday = Number.parseInt(board.id.slice(-4), 16) % 7;
  const isItsDay = Math.floor(now.getTime() / dayMs) % 7 === weekday;
  return mode === "backfill" || !isRecent || isItsDay;
}

function problemOf(label: string, board: Board, error: SourceError): string {
  if (!(error instanceof NotFound)) return error.message;
  return `There is no board "${board.token}" at ${label}. Check its token.`;
}

function noneAnswered(label: string, problems: string[]): SourceError {
  const [first = ""] = problems;
  if (problems.length === 1) return new SourceError(first);
  return new SourceError(`None of the ${problems.length} boards at ${label} answered. The first: ${first}`);
}
