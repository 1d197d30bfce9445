import type { Board } from "./board.ts";

/** The boards that a run of this source reads now: switched on, not left alone after failures, and of the right world (demonstration or real). */
export async function boardsToRead(_source: string, _isDemo: boolean, _now: Date): Promise<Board[]> {
  throw new Error("not built yet");
}

/** For the administration: by employer, those with problems first; `search` is part of the employer, token or source. */
export async function listBoards(_: {
  search: string;
  page: number;
}): Promise<{ boards: Board[]; total: number }> {
  throw new Error("not built yet");
}
