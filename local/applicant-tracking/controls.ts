import { type Trouble, Troubles } from "#local/troubles.ts";
import { type ShownBoard, shownBoards } from "./shown-boards.ts";

/** How the boards can be told to go, slow down, fail, and to open and close openings. A board is named by its token. */
export class BoardControls {
  readonly #troubles = new Map<string, Troubles>();
  readonly #gone = new Set<string>();
  readonly #opened = new Map<string, number>();
  readonly #closed = new Map<string, number>();
  /** What was asked, in order: "GET /v1/boards/mosskettle/jobs". */
  readonly asked: string[] = [];

  /** The board is unknown to its service from now on, or, by `false`, known again. */
  gone(token: string, isGone = true) {
    if (isGone) this.#gone.add(known(token).token);
    else this.#gone.delete(token);
  }

  slow(token: string, delayMs: number) {
    this.troublesOf(token).slow(delayMs);
  }

  /** For the next so many requests, or until `recover`. */
  fail(token: string, trouble: Trouble, scope: { next?: number } = {}) {
    this.troublesOf(token).fail(trouble, scope);
  }

  /** Every board answers rightly and at once again; what has opened and closed stays so. */
  recover() {
    this.#troubles.clear();
    this.#gone.clear();
  }

  /** One more opening; false where the board has no other. */
  open(token: string): boolean {
    const opened = this.openedOf(token);
    if (opened >= known(token).later.length) return false;
    this.#opened.set(token, opened + 1);
    return true;
  }

  /** One opening less: the first of those that stand on the board alone. False where none is left. */
  close(token: string): boolean {
    const closed = this.closedOf(token);
    if (closed >= known(token).open.length) return false;
    this.#closed.set(token, closed + 1);
    return true;
  }

  isGone(token: string): boolean {
    return this.#gone.has(token);
  }

  openedOf(token: string): number {
    return this.#opened.get(token) ?? 0;
  }

  closedOf(token: string): number {
    return this.#closed.get(token) ?? 0;
  }

  troublesOf(token: string): Troubles {
    const troubles = this.#troubles.get(known(token).token) ?? new Troubles();
    this.#troubles.set(token, troubles);
    return troubles;
  }
}

function known(token: string): ShownBoard {
  const board = shownBoards.find((each) => each.token === token);
  if (!board) throw new Error(`The stand-in has no board "${token}".`);
  return board;
}
