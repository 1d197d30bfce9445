import { type Trouble, Troubles } from "#local/troubles.ts";
import { type StandInBoard, standInBoards } from "./stand-in-boards.ts";

export class BoardControls {
  readonly #troubles = new Map<string, Troubles>();
  readonly #gone = new Set<string>();
  readonly #opened = new Map<string, number>();
  readonly #closed = new Map<string, number>();
  readonly asked: string[] = [];

  gone(token: string, isGone = true) {
    if (isGone) this.#gone.add(known(token).token);
    else this.#gone.delete(token);
  }

  slow(token: string, delayMs: number) {
    this.troublesOf(token).slow(delayMs);
  }

  /** Fails the next requests, or all until `recover`. */
  fail(token: string, trouble: Trouble, scope: { next?: number } = {}) {
    this.troublesOf(token).fail(trouble, scope);
  }

  /** Ends all troubles; opened and closed openings stay. */
  recover() {
    this.#troubles.clear();
    this.#gone.clear();
  }

  /** Returns false when nothing is left to open. */
  open(token: string): boolean {
    const opened = this.openedOf(token);
    if (opened >= known(token).later.length) return false;
    this.#opened.set(token, opened + 1);
    return true;
  }

  /** Closes the first opening that only the board shows. Returns false when none is left. */
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

function known(token: string): StandInBoard {
  const board = standInBoards.find((each) => each.token === token);
  if (!board) throw new Error(`The stand-in has no board "${token}".`);
  return board;
}
