import { and, or, type SQL, sql } from "drizzle-orm";
import { containing } from "#core/platform/like-pattern.ts";
import {
  type Field,
  type Group,
  type Logic,
  type Operator,
  type Reading,
  type Sorting,
  type Test,
  testsOf,
} from "./reading.ts";
import { notGiven, Refused, unreadable } from "./refusal.ts";
import type { Column, ColumnType, Resource } from "./resource.ts";

type Table = Pick<Resource, "name" | "columns" | "order">;

const most = { patterns: 4 };

const comparisons: Partial<Record<Operator, SQL>> = {
  eq: sql`=`,
  neq: sql`<>`,
  isdistinct: sql`is distinct from`,
  gt: sql`>`,
  gte: sql`>=`,
  lt: sql`<`,
  lte: sql`<=`,
  cs: sql`@>`,
  cd: sql`<@`,
  ov: sql`&&`,
};
const ofSets: Partial<Record<Operator, ColumnType[]>> = {
  cs: ["text[]", "jsonb"],
  cd: ["text[]", "jsonb"],
  ov: ["text[]"],
};

export function whereOf(table: Table, { where }: Reading): SQL | undefined {
  const patterns = new Set(
    testsOf(where).flatMap((test) => (isPattern(test) ? test.value.toLowerCase() : [])),
  );
  if (patterns.size > most.patterns) throw unreadable(`Use at most ${most.patterns} different patterns.`);
  return and(...where.map((logic) => logicOf(table, logic, false)));
}

/** What a value implies is false of a row without one, which a negation would let in. */
function logicOf(table: Table, logic: Logic, isWithinNot: boolean): SQL {
  const isNegated = isWithinNot !== logic.isNot;
  const is = logic.kind === "test" ? testOf(table, logic, isNegated) : groupOf(table, logic, isNegated);
  return logic.isNot ? sql`not (${is})` : is;
}

function groupOf(table: Table, { kind, of }: Group, isNegated: boolean): SQL {
  const parts = of.map((each) => logicOf(table, each, isNegated));
  return (kind === "and" ? and(...parts) : or(...parts)) ?? sql`true`;
}

function testOf(table: Table, { field, operator, value, list }: Test, isNegated: boolean): SQL {
  const known = columnOf(table, field);
  const column = isNegated ? { ...known, implies: undefined } : known;
  if (column.isFiltered === false)
    throw new Refused(400, "42501", `${table.name}.${field.column} can't be filtered.`, {
      hint: "Filter by another column, or search the board's own lists.",
    });
  const { type } = column;
  if (operator === "is") {
    const truth = value.toLowerCase();
    if (truth !== "null" && truth !== "not_null" && type !== "boolean") throw noOperator(field, operator);
    return sql`${column.is} is ${truthOf(truth)}`;
  }
  if (operator === "in") return sql`${column.is} = any(${sql.param(list)}::${sql.raw(type)}[])`;
  if (operator === "like" || operator === "ilike") return likeOf(column, field, operator, value);
  const comparison = comparisons[operator];
  if (!comparison || (ofSets[operator] && !ofSets[operator].includes(type)))
    throw noOperator(field, operator);
  const is = sql`${column.is} ${comparison} ${value}::${sql.raw(type)}`;
  return operator === "eq" && type === "text" ? withImplied(column, containing(value), is) : is;
}

function likeOf(column: Column, field: Field, operator: "like" | "ilike", value: string): SQL {
  const pattern = value.replaceAll("*", "%");
  if (column.like) {
    const is = column.like(pattern);
    if (!is) throw unreadable("Of an id, ask for its end of six characters or more.");
    return is;
  }
  if (column.type !== "text") throw noOperator(field, operator);
  if (!/[\p{L}\p{N}]{3}/u.test(pattern))
    throw unreadable("A pattern needs three letters or digits in a row.");
  const is = operator === "like" ? sql`${column.is} like ${pattern}` : sql`${column.is} ilike ${pattern}`;
  return withImplied(column, pattern, is);
}

function isPattern({ operator }: Test): boolean {
  return operator === "like" || operator === "ilike";
}

function withImplied({ implies }: Column, pattern: string, is: SQL): SQL {
  return implies ? sql`(${implies(pattern)} and ${is})` : is;
}

function truthOf(value: string): SQL {
  if (["null", "true", "false", "unknown"].includes(value)) return sql.raw(value);
  if (value === "not_null") return sql`not null`;
  throw unreadable("After is. comes null, not_null, true, false or unknown.");
}

function noOperator({ column }: Field, operator: Operator): Refused {
  return new Refused(404, "42883", `operator does not exist: ${column} ${operator}`);
}

export function columnOf({ name, columns }: Table, { column, key }: Field): Column {
  const found = Object.hasOwn(columns, column) ? columns[column] : undefined;
  if (!found) throw new Refused(400, "42703", `column ${name}.${column} does not exist`);
  if (key === null) return found;
  if (found.type !== "jsonb") throw notGiven("A path into this column");
  return { ...found, type: "text", is: sql`(${found.is} ->> ${key})` };
}

export function orderOf(table: Table, { order }: Reading): SQL {
  const terms = order.map((sorting) => termOf(table, sorting));
  return sql.join([...terms, table.order], sql`, `);
}

function termOf(table: Table, { field, isDescending, areNullsFirst }: Sorting): SQL {
  const { is, isFiltered, isSorted } = columnOf(table, field);
  if (isFiltered === false || isSorted === false) throw notGiven(`An order by ${field.column}`);
  return sql`${is} ${isDescending ? sql`desc` : sql`asc`} ${areNullsFirst ? sql`nulls first` : sql`nulls last`}`;
}
