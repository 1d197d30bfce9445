import { createContext, type RouterContextProvider } from "react-router";
import { nonceContext } from "#app/context.ts";

/**
 * What many pages have alike is not written again for each: React writes a short mark in its place, and the finished page
 * gets its bytes. Nobody can foresee a page's marks, because they hold its nonce.
 */
export class PageParts {
  readonly #start: string;
  readonly #held: (readonly Uint8Array[])[] = [];
  readonly #values = new Map<string, unknown>();

  constructor(nonce: string) {
    this.#start = `part-${nonce}-`;
  }

  /** Returns the mark to write. */
  hold(bytes: readonly Uint8Array[]): string {
    return `${this.#start}${this.#held.push(bytes) - 1};`;
  }

  /** The page with all parts in the places of their marks. */
  put(page: string): Uint8Array<ArrayBuffer> {
    const [before = "", ...marked] = page.split(this.#start);
    const pieces: Uint8Array[] = [Buffer.from(before)];
    for (const text of marked) {
      const end = text.indexOf(";");
      pieces.push(...(this.#held[Number(text.slice(0, end))] ?? []), Buffer.from(text.slice(end + 1)));
    }
    return Buffer.concat(pieces);
  }

  know(packed: string, value: unknown) {
    this.#values.set(packed, value);
  }

  /** Undefined where it isn't known. */
  valueOf(packed: string): unknown {
    return this.#values.get(packed);
  }
}

const partsContext = createContext<PageParts | null>(null);

export function pagePartsOf(context: Readonly<RouterContextProvider>): PageParts {
  const parts = context.get(partsContext) ?? new PageParts(context.get(nonceContext));
  context.set(partsContext, parts);
  return parts;
}
