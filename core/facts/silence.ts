import { capitalized } from "#core/text/lines.ts";
import { factNames } from "./words/fact-names.ts";

/** Any of these facts, sure or not, says something of the subject. */
const subjects: Record<string, readonly string[]> = {
  start: ["season_start"],
  housing: ["housing", "housing_cost", "housing_stipend", "housing_kind", "camp_site"],
  meals: ["meals"],
  rv_site: ["rv_site"],
  couples: ["couples"],
  pets: ["pets"],
  families: ["families"],
  tips: ["tips"],
  papers: ["papers"],
  no_experience_needed: ["no_experience_needed", "experience"],
  training: ["training"],
};

export const silentSubjects = Object.keys(subjects);

/** A listing without this word has not been checked for what it leaves open. */
export const silencesNoted = "read:silences";

export function saysWord(subject: string): string {
  return `says:${subject}`;
}

export function spokenWords(facts: readonly { name: string }[]): string[] {
  const names = new Set(facts.map(({ name }) => name));
  const spoken = silentSubjects.filter((subject) => subjects[subject]?.some((name) => names.has(name)));
  return [silencesNoted, ...spoken.map(saysWord)];
}

/** Null where silence on the subject means nothing. */
export function subjectOf([word = ""]: readonly string[]): string | null {
  const [stem = ""] = word.split(":");
  return Object.hasOwn(subjects, stem) ? stem : null;
}

export function subjectName(subject: string): string {
  const [name = subject] = subjects[subject] ?? [];
  return factNames.get(name) ?? capitalized(name);
}
