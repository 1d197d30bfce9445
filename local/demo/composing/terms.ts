import type { Fact } from "#local/demo/fact.ts";
import { money, numberWord, payForms, sentenceStart } from "#local/demo/wording.ts";
import type { Draw } from "./draw.ts";
import { shareOf } from "./rates.ts";
import { on, type SeasonDates, seasonOf } from "./season.ts";
import { fits, type States, type Term, terms } from "./stock.ts";
import type { Traits } from "./traits.ts";

export type StatedTerm = { fact: string; text: string; states: States };

const amounts: Record<string, string[]> = {
  biweekly: ["$58", "$74", "$84", "$96", "$110", "$132", "$148"],
  weekly: ["$35", "$45", "$55", "$70", "$85", "$95", "$110"],
  monthly: ["$200", "$250", "$300", "$325", "$375", "$420", "$480"],
  stipend: ["$250", "$300", "$400", "$450", "$500"],
  perdiem: ["$25", "$34", "$45", "$52", "$59"],
  bonus: ["$300", "$400", "$500", "$750"],
};

export function drawTerms(fact: Fact, traits: Traits, given: States, draw: Draw): StatedTerm[] {
  const tags = new Set([...traits.tags, ...scheduleTags(given)]);
  const stretch = seasonOf(fact, tags, draw);
  const slots = slotsOf(fact, stretch, draw);
  const said: StatedTerm[] = [];
  const stated = new Set(Object.keys(given));
  for (const name of factsInOrder) {
    if (!draw.chance(name, shareOf(name, traits.half, tags))) continue;
    const lines = (terms.get(wordedAs(name, stretch)) ?? []).filter(
      (line) =>
        fits(line, tags) &&
        canBeFilled(line, slots) &&
        !Object.keys(line.states ?? {}).some((key) => stated.has(key)),
    );
    const line = draw.one(`${name} words`, lines);
    if (!line) continue;
    const states = { ...line.states, ...ownStates(line, slots) };
    for (const key of Object.keys(states)) stated.add(key);
    said.push({ fact: name, text: sentenceStart(fill(line.says, slots)), states });
  }
  return said;
}

const factsInOrder =
  "season hours pay positions housing meals licence papers certificates age lift travel transport benefits award bonus training equipment screening experience".split(
    " ",
  );

/** A start, an end and both are worded differently. */
function wordedAs(name: string, { start, end }: SeasonDates): string {
  if (name !== "season" || (start && end)) return name;
  return start ? "start" : "end";
}

function scheduleTags({ hitch, schedule }: States): string[] {
  return [...(hitch ? ["hitch", "scheduled"] : []), ...(schedule ? ["scheduled"] : [])];
}

function slotsOf(fact: Fact, { start, end }: SeasonDates, draw: Draw): Record<string, string | undefined> {
  const drawn = Object.entries(amounts).map(([name, choices]) => [name, draw.one(name, choices)]);
  const n = fact.positions;
  return {
    ...Object.fromEntries(drawn),
    start,
    end,
    on_start: start && on(start),
    on_end: end && on(end),
    pay: fact.pay && draw.one("pay form", payForms(fact.pay)),
    overtime: fact.pay && overtime(fact.pay),
    n: n && String(n),
    N: n && sentenceStart(numberWord(n)),
  };
}

/** Time and a half: "$28.22 an hour", "$26.52 to $67.50 an hour". */
function overtime([min, max]: NonNullable<Fact["pay"]>): string {
  const half = (amount: number) => money(Math.round(amount * 150) / 100);
  return `${max && max !== min ? `${half(min)} to ${half(max)}` : half(min)} an hour`;
}

const slot = /\{(\w+)\}/g;

function canBeFilled({ says }: Term, slots: Record<string, string | undefined>): boolean {
  return [...says.matchAll(slot)].every(([, name = ""]) => slots[name] !== undefined);
}

function fill(says: string, slots: Record<string, string | undefined>): string {
  return says.replace(slot, (_, name: string) => slots[name] ?? "");
}

/** States the dates, pay and rent that were filled in. */
function ownStates({ fact, says }: Term, slots: Record<string, string | undefined>): States {
  const states: States = {};
  const state = (name: string, slotName: string) => {
    const value = slots[slotName];
    if (value && new RegExp(`\\{(on_)?${slotName}\\}`).test(says)) states[name] = value;
  };
  state("season_start", "start");
  state("season_end", "end");
  state("pay", "pay");
  state("positions", "n");
  if (says.includes("{N}") && slots.n) states.positions = slots.n;
  if (fact === "housing") {
    for (const cost of ["biweekly", "weekly", "monthly"]) state("housing_cost", cost);
    state("housing_stipend", "stipend");
  }
  return states;
}
