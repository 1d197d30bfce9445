import { factNames } from "./words/fact-names.ts";

/** By the first part of a choice's words: any of these facts says something of the subject, be it sure or not. */
const subjects: Record<string, readonly string[]> = {
  start: ["season_start"],
  housing: ["housing", "housing_cost", "housing_kind"],
  meals: ["meals"],
  rv_site: ["rv_site"],
  couples: ["couples"],
  pets: ["pets"],
  families: ["families"],
  tips: ["tips"],
  travel_paid: ["travel_paid"],
  papers: ["papers"],
  no_experience_needed: ["no_experience_needed", "experience"],
  training: ["training"],
};

/** What a posting may leave open. */
export const silentSubjects = Object.keys(subjects);

/** Of a listing without this word nobody has noted what it leaves open. */
export const silencesNoted = "read:silences";

/** The word of a listing that says anything of a subject. */
export function saysWord(subject: string): string {
  return `says:${subject}`;
}

/** The words that tell what a listing with these facts leaves open. */
export function spokenWords(facts: readonly { name: string }[]): string[] {
  const names = new Set(facts.map(({ name }) => name));
  const spoken = silentSubjects.filter((subject) => subjects[subject]?.some((name) => names.has(name)));
  return [silencesNoted, ...spoken.map(saysWord)];
}

/** The subject that words such as "housing:provided" are of; null where its silence means nothing. */
export function subjectOf([word = ""]: readonly string[]): string | null {
  const [stem = ""] = word.split(":");
  return Object.hasOwn(subjects, stem) ? stem : null;
}

/** "Housing", "Season start". */
export function subjectName(subject: string): string {
  const [name = subject] = subjects[subject] ?? [];
  return factNames.get(name) ?? name.charAt(0).toUpperCase() + name.slice(1);
}
