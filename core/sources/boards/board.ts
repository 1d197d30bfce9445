import type { employerBoards } from "#core/sources/tables.ts";

/** An employer's board at an applicant-tracking system. */
export type Board = typeof employerBoards.$inferSelect;
