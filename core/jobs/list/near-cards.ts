import { type CardRow, toCards } from "#core/jobs/card-rows.ts";
import type { JobCard } from "#core/jobs/job-card.ts";
import type { AskedList } from "#core/jobs/list/ask.ts";
import type { NearJob } from "#core/jobs/list/find-jobs.ts";
import type { AskedTerm } from "#core/jobs/list/question.ts";
import { selectByIds } from "#core/jobs/list/select-cards.ts";
import type { Point } from "#core/places/distance.ts";
import { formatCount } from "#core/text/number-words.ts";

/** Jobs that have most of a search, each with what it lacks. */
export type NearList = { said: string; notes: string[]; cards: JobCard[] };

export async function nearCards(
  { search, ranking }: AskedList,
  near: NearJob[],
  { isAny }: { isAny: boolean },
  now: Date,
  center: Point | null,
): Promise<NearList | null> {
  if (!search || !ranking || !near.length) return null;
  const rows = await selectByIds(near.map(({ id }) => id));
  const values = new Map(near.map(({ id, values }) => [id, values]));
  const { terms } = ranking;
  const lacksOf = (row: CardRow) =>
    terms.flatMap((term, at) =>
      term.isRequired ? (lack(term, values.get(row.id)?.[at] ?? 0, row, search.place?.said) ?? []) : [],
    );
  const lacks = new Map(rows.map((row) => [row.id, lacksOf(row)]));
  const cards = toCards(rows, now, center).map((card) => ({ ...card, lacks: lacks.get(card.jobId) ?? [] }));
  const typed = [search.text, search.work, search.place?.said].filter(Boolean).join(" ");
  return {
    said: isAny
      ? "These come close:"
      : `No job has all of '${typed.replaceAll('"', "")}'. These have most of it.`,
    notes: [...unnamed(terms, near, isAny), ...unpaid(terms, rows)],
    cards,
  };
}

/** What a job lacks of a term, or how it only comes near. Null where it has it. */
function lack(
  { kind, words, levels, term }: AskedTerm,
  value: number,
  row: CardRow,
  place: string | undefined,
): string | null {
  if (value > 0) return null;
  if (kind === "place") return `In ${row.location}, not ${place}`;
  if (kind === "arrangement") return `Not ${words}`;
  if (term?.ask && ("hourly" in term.ask || "yearly" in term.ask))
    return row.salaryMin === null && row.salaryMax === null ? "Doesn’t state pay" : `Pays less than ${words}`;
  const level = levels.find(({ isWeak, value: worth }) => isWeak && worth === -value);
  if (!level) return `Doesn’t mention ${words}`;
  return level.isText || ("text" in level.is && !level.isWider)
    ? `Only its text mentions ${words}`
    : `Near to ${words}`;
}

/** Words that no job has. */
function unnamed(terms: AskedTerm[], near: NearJob[], isAny: boolean): string[] {
  if (isAny) return [];
  return terms.flatMap(({ kind, words }, at) =>
    kind === "work" && near.every(({ values }) => !values[at]) ? [`'${words}': no job names it.`] : [],
  );
}

function unpaid(terms: AskedTerm[], rows: CardRow[]): string[] {
  const isAsked = terms.some(({ term }) => term?.ask && ("hourly" in term.ask || "yearly" in term.ask));
  const silent = rows.filter(({ salaryMin, salaryMax }) => salaryMin === null && salaryMax === null).length;
  return isAsked && silent
    ? [
        `Pay is not stated in ${silent === rows.length ? "any" : formatCount(silent, "job").split(" ", 1)[0]} of these.`,
      ]
    : [];
}
