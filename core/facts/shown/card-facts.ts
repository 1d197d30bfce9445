import { factWord } from "#core/facts/fact-words.ts";
import { type FactLine, lineOf } from "./fact-lines.ts";
import { courseText, payText, type SayableFact, sayFact, seasonText } from "./say-fact.ts";
import { type SeasonMonths, seasonMonths } from "./season-months.ts";

/** The line of the job's page that proves it. */
export type CardFact = { text: string; line: FactLine | null };

export type CardFacts = {
  season: string | null;
  months: SeasonMonths | null;
  pay: string | null;
  /** At most three, the most important first. */
  facts: CardFact[];
};

export const mostCardFacts = 3;

const deciding: readonly (readonly [word: string, say: string | ((fact: SayableFact) => string)])[] = [
  [factWord("participant_pays", "yes"), "You pay to take part"],
  [factWord("housing", "provided"), bedText],
  [factWord("housing", "lives on site"), "Live on site"],
  [factWord("housing", "at a cost"), "Housing for rent"],
  [factWord("housing", "stipend"), "Housing stipend"],
  [factWord("housing", "not provided"), "No housing"],
  [factWord("training", "at a cost"), courseText],
  [factWord("meals", "provided"), "Meals provided"],
  [factWord("papers", "visa supported"), "Visa sponsored"],
  [factWord("no_experience_needed", "yes"), "No experience needed"],
  [factWord("couples", "welcome"), "Couples welcome"],
  [factWord("pets", "welcome"), "Pets welcome"],
  [factWord("rv_site", "provided"), "RV site"],
  [factWord("travel_paid", "yes"), "Travel paid"],
  [factWord("completion_bonus", "yes"), "Completion bonus"],
];

/** Their words depend on the sentence, which itself stays on the job's page. */
export const wordedByProof = ["housing", "training"];

export const cardFactNames = [
  ...new Set(deciding.map(([word]) => word.slice(0, word.indexOf(":")))),
  ...["season_start", "season_end", "pay", "tips", "certifications", "min_age"],
];

export function cardFacts(facts: readonly SayableFact[]): CardFacts {
  const find = (name: string) => facts.find((fact) => fact.name === name);
  const [pay, age, start, end] = [find("pay"), find("min_age"), find("season_start"), find("season_end")];
  const byWord = new Map(facts.map((fact) => [factWord(fact.name, fact.value), fact]));
  const certificates = facts.filter(
    ({ name, value }) => name === "certifications" && value.endsWith(":required"),
  );
  const said = [
    ...deciding.flatMap(([word, say]) => {
      const fact = byWord.get(word);
      return fact ? toCardFact(fact, typeof say === "string" ? say : say(fact)) : [];
    }),
    ...certificates.map((fact) => toCardFact(fact, sayFact(fact))),
    ...(age && age.value !== "18" ? [toCardFact(age, `${age.value} or older`)] : []),
  ];
  return {
    season: seasonText(start, end),
    months: seasonMonths(start, end),
    pay: pay ? `${payText(pay)}${find("tips") ? " + tips" : ""}` : null,
    facts: said.slice(0, mostCardFacts),
  };
}

function toCardFact({ name }: SayableFact, text: string): CardFact {
  return { text, line: lineOf(name) };
}

const camping = /\bcamp(?:ing|sites?| sites?| spots?)\b/i;
const indoors = /\b(?:hous|lodg|dorm|bunk|cabin|apartment|room)/i;

const free = /\b(?:free|no (?:cost|charge))\b/i;

/** A camp site is a bed to some and none to others, so it is named. */
function bedText({ proof }: SayableFact): string {
  if (!proof || !camping.test(proof) || indoors.test(proof)) return "Housing provided";
  return free.test(proof) ? "Camp site free" : "Camp site provided";
}
