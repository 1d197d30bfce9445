import { readLines } from "#local/demo/read-lines.ts";

/** What a text states, by the names of docs and filters: `{ housing: "at a cost", housing_cost: "$84" }`. */
export type States = Record<string, string>;

/** A text, and the titles it is for where it is not for all of its kind. */
export type Passage = { says: string; when?: RegExp; states?: States };

/** A kind of work: the titles that name it, what holds of it ("anywhere": its words count in brackets, too), and what its postings say. */
export type Kind = {
  kind: string;
  words: RegExp;
  tags: string[];
  intro: Passage[];
  week: Passage[];
  duties: string[];
  needs: Passage[];
  plus: Passage[];
};

/** A text for jobs with certain tags: "federal seasonal,fire -order" is both, or the one without the other. */
export type Line = { for?: string; says: string };

export type Term = Line & { fact: string; states?: States };

/** When jobs begin and end, by their title or their tags; without `ends` only a beginning is known. */
export type Season = { title?: RegExp; for?: string; starts: string[]; ends?: string[] };

const files = "resort study fire public trades fish wildlife land programs office orders".split(" ");

type WrittenPassage = string | { says: string; when?: string; states?: States };
type WrittenKind = { [key in keyof Kind]: Kind[key] extends Passage[] ? WrittenPassage[] : Kind[key] };

export const kinds: Kind[] = files
  .flatMap((file) => readLines(`texts/kinds/${file}.jsonl`) as (WrittenKind & { words: string })[])
  .map((kind) => ({
    ...kind,
    words: new RegExp(kind.words, "i"),
    intro: kind.intro.map(passage),
    week: kind.week.map(passage),
    needs: kind.needs.map(passage),
    plus: kind.plus.map(passage),
  }));

export const terms = Map.groupBy(readLines("texts/terms.jsonl") as Term[], ({ fact }) => fact);
export const settings = readLines("texts/settings.jsonl") as Line[];
export const applying = readLines("texts/applying.jsonl") as Line[];
export const notes = (readLines("texts/notes.jsonl") as { when: string; says: string }[]).map(
  ({ when, says }) => ({ when: new RegExp(when, "i"), says }),
);
export const weather = readLines("texts/weather.jsonl") as { states: string[]; says: string }[];
export const seasons = (readLines("texts/seasons.jsonl") as (Season & { title?: string })[]).map(
  ({ title, ...season }): Season => (title ? { ...season, title: new RegExp(title, "i") } : season),
);

/** Whether a line is meant for a job with these tags. */
export function fits(line: { for?: string }, tags: Set<string>): boolean {
  if (!line.for) return true;
  return alternatives(line.for).some((words) =>
    words.every((word) => (word.startsWith("-") ? !tags.has(word.slice(1)) : tags.has(word))),
  );
}

const read = new Map<string, string[][]>();

function alternatives(written: string): string[][] {
  const known = read.get(written);
  if (known) return known;
  const parsed = written.split(",").map((words) => words.trim().split(" "));
  read.set(written, parsed);
  return parsed;
}

function passage(written: WrittenPassage): Passage {
  if (typeof written === "string") return { says: written };
  const { when, ...rest } = written;
  return when ? { ...rest, when: new RegExp(when, "i") } : rest;
}
