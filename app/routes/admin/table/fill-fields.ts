import type { ChangeEvent } from "react";
import { readBoardAddress } from "#core/sources/boards/read-board-address.ts";

/** Writes what an address says into the fields of its form; other texts stay. */
export function fillFromAddress({ currentTarget: { form, value } }: ChangeEvent<HTMLInputElement>) {
  for (const [name, text] of Object.entries(readBoardAddress(value) ?? {})) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = text;
  }
}
