import { createContext, type RouterContextProvider } from "react-router";
import { isDocumentContext, nonceContext } from "#app/context.ts";

/**
 * What many pages have alike is not written again for each: React and the router write a short mark in its place, and the
 * finished page gets its bytes. Nobody can foresee a page's marks, because they hold its nonce.
 */
export class PageParts {
  readonly #start: string;
  readonly #held: { bytes: readonly Uint8Array[]; value: unknown }[] = [];

  constructor(nonce: string) {
    this.#start = `part-${nonce}-`;
  }

  /** Returns the mark to write. `value` is what a reader of the mark gets. */
  hold(bytes: readonly Uint8Array[], value?: unknown): string {
    return `${this.#start}${this.#held.push({ bytes, value }) - 1};`;
  }

  isMark(text: string): boolean {
    return text.startsWith(this.#start);
  }

  valueOf(mark: string): unknown {
    return this.#held[Number.parseInt(mark.slice(this.#start.length), 10)]?.value;
  }

  /** The page in pieces, with all parts in the places of their marks. */
  piecesOf(written: readonly (string | Uint8Array)[]): Uint8Array[] {
    const text = bytesOf(written);
    const pieces: Uint8Array[] = [];
    let at = 0;
    for (let mark = text.indexOf(this.#start); mark >= 0; mark = text.indexOf(this.#start, at)) {
      const end = text.indexOf(";", mark);
      pieces.push(text.subarray(at, mark));
      const index = Number(text.toString("latin1", mark + this.#start.length, end));
      pieces.push(...(this.#held[index]?.bytes ?? []));
      at = end + 1;
    }
    pieces.push(text.subarray(at));
    return pieces;
  }
}

const room = Buffer.allocUnsafeSlow(256 * 1024);
const mostBytesOfCharacter = 3;

/** Everything goes into one room first, so its bytes don't have to be counted beforehand. */
function bytesOf(written: readonly (string | Uint8Array)[]): Buffer {
  const most = mostBytesOfCharacter * written.reduce((sum, { length }) => sum + length, 0);
  const text = most > room.length ? Buffer.allocUnsafeSlow(most) : room;
  let at = 0;
  for (const part of written) {
    if (typeof part === "string") at += text.write(part, at);
    else {
      text.set(part, at);
      at += part.length;
    }
  }
  return Buffer.from(text.subarray(0, at));
}

const partsContext = createContext<PageParts | null>(null);

/** Null where the answer is no page: what it says must be whole. */
export function pagePartsOf(context: Readonly<RouterContextProvider>): PageParts | null {
  if (!context.get(isDocumentContext)) return null;
  const parts = context.get(partsContext) ?? new PageParts(context.get(nonceContext));
  context.set(partsContext, parts);
  return parts;
}
