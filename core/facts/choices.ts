import { listed } from "#core/text/lines.ts";
import { factWord, hourlySteps } from "./fact-words.ts";
import { silentSubjects, subjectName, subjectOf } from "./silence.ts";
import { startIn, startMonth } from "./words/start-month.ts";

export const choiceGroups = ["start", "housing", "pay", "papers", "who", "seen"] as const;
export type ChoiceGroup = (typeof choiceGroups)[number];

export type FactChoice = {
  id: string;
  group: ChoiceGroup;
  label: string;
  phrase: string;
  /** A job must have one of these words; for an obstacle, it must have none. */
  words: string[];
  /** An obstacle leaves out the jobs that ask for it, and keeps those that do not say. */
  isObstacle?: true;
  /** A choice with this subject also lets in jobs that say nothing of it. */
  letsIn?: string;
};

/** These choices include what lists leave out: jobs where people pay, and what is no job. */
export const withPaying = "with-paying";
export const withCourses = "with-courses";
export const unlistedChoices: readonly string[] = [withPaying, withCourses];

const provided = [factWord("housing", "provided"), factWord("housing", "lives on site")];
const anyHelp = ["at a cost", "stipend", "may be had"].map((value) => factWord("housing", value));
const certificates = {
  wfr: "WFR",
  wfa: "WFA",
  emt: "EMT",
  cpr: "CPR",
  lg: "lifeguard certificate",
  cdl: "CDL",
  red: "red card",
};

function says(
  group: ChoiceGroup,
  id: string,
  label: string,
  words: string[],
  phrase = lowerFirst(label),
): FactChoice {
  return { id, group, label, phrase, words };
}

function lacks(group: ChoiceGroup, id: string, label: string, words: string[], phrase: string): FactChoice {
  return { ...says(group, id, label, words, phrase), isObstacle: true };
}

const fixed: FactChoice[] = [
  says("start", "summer", "Summer season", ["season:summer"]),
  says("start", "winter", "Winter season", ["season:winter"]),
  says("housing", "housing", "Housing provided", provided),
  says("housing", "housing-help", "Any help with housing", [...provided, ...anyHelp]),
  says("housing", "meals", "Meals provided", [factWord("meals", "provided")]),
  says(
    "housing",
    "rv",
    "RV site",
    ["provided", "at a cost"].map((value) => factWord("rv_site", value)),
    "with an RV site",
  ),
  says("housing", "couples", "Couples welcome", [factWord("couples", "welcome")]),
  says("housing", "pets", "Pets welcome", [factWord("pets", "welcome")]),
  says("housing", "families", "Families welcome", [factWord("families", "welcome")]),
  ...hourlySteps.map((step) =>
    says(
      "pay",
      `hour-${step}`,
      `$${step} an hour or more`,
      [`pay-hour:${step}`],
      `at least $${step} an hour`,
    ),
  ),
  says("pay", "tips", "Tips", [factWord("tips", "yes")], "with tips"),
  says(
    "papers",
    "visa",
    "Visa sponsored (H-2B, J-1)",
    [factWord("papers", "visa supported")],
    "visa sponsored",
  ),
  says("papers", "no-experience", "No experience needed", [factWord("no_experience_needed", "yes")]),
  says("papers", "training", "Training given", [factWord("training", "given")]),
  lacks(
    "who",
    "no-licence",
    "I have no driver's license",
    [factWord("driving_licence", "required")],
    "no driver's license needed",
  ),
  lacks(
    "who",
    "no-certificate",
    "I have no certificates",
    Object.keys(certificates).map(asRequired),
    "no certificate needed",
  ),
  ...Object.entries(certificates).map(([code, name]) =>
    lacks("who", `no-${code}`, `I have no ${name}`, [asRequired(code)], `no ${name} needed`),
  ),
  {
    ...says("seen", withPaying, "Show those that charge you to take part", []),
    phrase: "with those that charge to take part",
  },
  says("seen", withCourses, "Show assistantships and courses", [], "with assistantships and courses"),
  ...[16, 17, 18, 19, 20].map((age) =>
    lacks("who", `age-${age}`, `I am ${age}`, agesAbove(age), `open at ${age}`),
  ),
];

const silent = silentSubjects.map(
  (subject): FactChoice => ({
    id: `unsaid-${subject.replaceAll("_", "-")}`,
    group: "seen",
    label: `Or ${lowerFirst(subjectName(subject))} not stated`,
    phrase: "not stated",
    words: [],
    letsIn: subject,
  }),
);

const byId = new Map([...fixed, ...silent].map((choice) => [choice.id, choice]));

export function factChoice(id: string): FactChoice | null {
  return byId.get(id) ?? monthChoice(id);
}

export function factChoices(now: Date): FactChoice[] {
  const months = Array.from({ length: 12 }, (_, index) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + index, 1));
    return monthChoice(startIn(month.toISOString().slice(0, 7)));
  });
  return [...months.flatMap((choice) => choice ?? []), ...fixed];
}

export function silentChoice(set: readonly FactChoice[]): FactChoice | null {
  const [first] = set;
  const subject = first && !first.isObstacle ? subjectOf(first.words) : null;
  return silent.find(({ letsIn }) => letsIn !== undefined && letsIn === subject) ?? null;
}

/** Months of start are alternatives; a job must meet every other choice. */
export function choiceSets(ids: readonly string[]): FactChoice[][] {
  const choices = ids.flatMap((id) => factChoice(id) ?? []);
  const asked = choices.filter(({ letsIn }) => !letsIn);
  const months = asked.filter(isMonth);
  const others = asked.filter((choice) => !isMonth(choice)).map((choice) => [choice]);
  return (months.length ? [months, ...others] : others).map((set) => {
    const also = silentChoice(set);
    return also && choices.includes(also) ? [...set, also] : set;
  });
}

export function choicesInWords(ids: readonly string[]): string {
  const sets = choiceSets(ids).map((choices) => choices.map(({ phrase }) => phrase));
  return sets.map((phrases) => listed(phrases, "or")).join(", ");
}

/** A choice that lets in silent jobs counts only beside another choice of its subject. */
export function tellingIds(ids: readonly string[]): string[] {
  const telling = new Set(choiceSets(ids).flatMap((set) => set.map(({ id }) => id)));
  return ids.filter((id) => telling.has(id));
}

/** All jobs of the list meet the settled choices, so no choice may let in jobs that are silent on these. */
export function idsBeside(settled: readonly string[], ids: readonly string[]): string[] {
  return ids.filter((id) => !factChoice(id)?.letsIn || !tellingIds([...settled, id]).includes(id));
}

function isMonth({ id }: FactChoice): boolean {
  return startMonth(id) !== null;
}

export function choiceWords(choices: readonly FactChoice[]): string[] {
  return [...new Set(choices.flatMap(({ words }) => words))];
}

const english = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

function monthChoice(id: string): FactChoice | null {
  const month = startMonth(id);
  if (!month || !/^20\d\d-(?:0[1-9]|1[0-2])$/.test(month)) return null;
  const name = english.format(new Date(`${month}-01T00:00:00Z`));
  return says("start", id, name, [`start:${month}`], `starting in ${name}`);
}

function asRequired(code: string): string {
  return factWord("certifications", `${code}:required`);
}

/** Facts of jobs whose people must be older. */
export function agesAbove(age: number): string[] {
  return Array.from({ length: Math.max(0, 25 - age) }, (_, index) =>
    factWord("min_age", `${age + 1 + index}`),
  );
}

/** "RV site" keeps its capitals. */
function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
