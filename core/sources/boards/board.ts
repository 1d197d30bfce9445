import type { employerBoards } from "#core/sources/tables.ts";

export type Board = typeof employerBoards.$inferSelect;
