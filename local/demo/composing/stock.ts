import { readLines } from "#local/demo/read-lines.ts";

/** Names as in docs and filters: `{ housing: "at a cost", housing_cost: "$84" }`. */
export type States = Record<string, string>;

export type Passage = { says: string; when?: RegExp; states?: States };

/** `anywhere` makes its words count inside brackets, too. */
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

/** "federal seasonal,fire -order" means both tags, or fire without order. */
export type Line = { for?: string; says: string };

export type Term = Line & { fact: string; states?: States };

/** Without `ends`, only a start is known. */
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
