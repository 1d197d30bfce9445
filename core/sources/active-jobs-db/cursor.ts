import { z } from "zod";

const Cursor = z.object({
  phase: z.enum(["changed", "new"]),
  done: z.number().int().min(0),
  offset: z.number().int().min(0),
  page: z.number().int().min(0),
  spent: z.number().int().min(0).default(0),
});

export type Cursor = z.infer<typeof Cursor>;

export function firstCursor(phase: Cursor["phase"]): Cursor {
  return { phase, done: 0, offset: 0, page: 0, spent: 0 };
}

export function readCursor(text: string | null): Cursor {
  try {
    return Cursor.parse(JSON.parse(text ?? ""));
  } catch {
    return firstCursor("changed");
  }
}

export function writeCursor(cursor: Cursor): string {
  return JSON.stringify(cursor);
}
