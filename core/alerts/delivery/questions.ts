import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Condition } from "#core/jobs/query/conditions.ts";

export type Question = { at: number; text: string; values: unknown[]; is: SQL };

const dialect = new PgDialect();
/** Planning a statement costs as much as about twenty questions of its form. */
const fewest = 5;
const isText = /(?:ilike |english', |->> '\w+' = |"company_slug" = )$/;
const isTyped = /^::/;

export function byForm(conditions: Condition[]): { alike: Question[][]; others: Question[] } {
  const questions = conditions.map(({ is }, at): Question => {
    const { sql: text, params } = dialect.sqlToQuery(is);
    return { at, text, values: params, is };
  });
  const forms = [...Map.groupBy(questions, ({ text }) => text).values()];
  const isAlike = ([first, ...more]: Question[]) =>
    first !== undefined && more.length + 1 >= fewest && first.values.length > 0 && takesText(first.text);
  return { alike: forms.filter(isAlike), others: forms.filter((form) => !isAlike(form)).flat() };
}

export function combineQuestions(questions: Question[]): SQL {
  const [first] = questions;
  const names = (first?.values ?? []).map((_, index) => `value_${index + 1}`);
  const columns = names.map(
    (_, index) => sql`${sql.param(questions.map(({ values }) => asText(values[index])))}::text[]`,
  );
  const condition = (first?.text ?? "false").replace(
    /\$(\d+)/g,
    (_, place: string) => `asked.value_${place}`,
  );
  return sql`
    select asked.condition, found.places
    from unnest(${sql.param(questions.map(({ at }) => at))}::int[], ${sql.join(columns, sql`, `)})
      as asked (condition, ${sql.raw(names.join(", "))})
    cross join lateral (select array_agg(list_place) as places from new_jobs jobs where ${sql.raw(condition)}) found`;
}

export function askEach(questions: Question[]): SQL {
  return sql.join(
    questions.map(
      ({ at, is }) => sql`
      select ${sql.raw(String(at))} as condition, array_agg(list_place) as places from new_jobs jobs where ${is}`,
    ),
    sql` union all `,
  );
}

function takesText(text: string): boolean {
  return [...text.matchAll(/\$\d+/g)].every(
    ({ 0: place, index }) =>
      isText.test(text.slice(0, index)) || isTyped.test(text.slice(index + place.length)),
  );
}

function asText(value: unknown): string {
  if (!Array.isArray(value)) return String(value);
  return `{${value.map((each) => `"${String(each).replace(/[\\"]/g, "\\$&")}"`).join(",")}}`;
}
