import { sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Reading, Test } from "./reading.ts";
import type { Column, ColumnType } from "./resource.ts";

export function column(
  type: ColumnType,
  is: AnyPgColumn,
  about: string,
  more: Partial<Pick<Column, "isFiltered" | "like" | "implies">> = {},
): Column {
  return { type, is: sql`${is}`, about, ...more };
}

/** What each row must meet, outside of groups. */
export function plainTests({ where }: Pick<Reading, "where">): Test[] {
  return where.flatMap((logic) => (logic.kind === "test" && !logic.isNot ? [logic] : []));
}

/** True where rows were asked for by their ids, or by the ends of ids. */
export function isById(reading: Reading): boolean {
  const named = ["eq", "in", "like", "ilike"];
  return plainTests(reading).some(({ field, operator }) => field.column === "id" && named.includes(operator));
}

/** An id that can also be asked for by its end, which addresses have. */
export function idOfJob(id: AnyPgColumn): Column {
  const like = (pattern: string) => {
    const end = /^%([0-9a-f-]{6,36})$/i.exec(pattern)?.[1]?.toLowerCase();
    return end ? sql`(right(${id}::text, 6) = ${end.slice(-6)} and ${id}::text like ${`%${end}`})` : null;
  };
  return column("uuid", id, "Its last six characters end the job's address, and `like` finds it by them.", {
    like,
  });
}
