import { factWord } from "#core/facts/fact-words.ts";
import { payText, type SayableFact, sayFact, seasonText } from "./say-fact.ts";

export type CardFacts = {
  season: string | null;
  pay: string | null;
  /** At most three, the most important first. */
  facts: string[];
};

export const mostCardFacts = 3;

const deciding: readonly (readonly [word: string, text: string])[] = [
  [factWord("participant_pays", "yes"), "You pay to take part"],
  [factWord("housing", "provided"), "Housing provided"],
  [factWord("housing", "lives on site"), "Live on site"],
  [factWord("housing", "at a cost"), "Housing for rent"],
  [factWord("housing", "stipend"), "Housing stipend"],
  [factWord("housing", "not provided"), "No housing"],
  [factWord("meals", "provided"), "Meals provided"],
  [factWord("papers", "visa supported"), "Visa sponsored"],
  [factWord("no_experience_needed", "yes"), "No experience needed"],
  [factWord("couples", "welcome"), "Couples welcome"],
  [factWord("pets", "welcome"), "Pets welcome"],
  [factWord("rv_site", "provided"), "RV site"],
  [factWord("travel_paid", "yes"), "Travel paid"],
  [factWord("completion_bonus", "yes"), "Completion bonus"],
];

export const cardFactNames = [
  ...new Set(deciding.map(([word]) => word.slice(0, word.indexOf(":")))),
  ...["season_start", "season_end", "pay", "tips", "certifications", "min_age"],
];

export function cardFacts(facts: readonly SayableFact[]): CardFacts {
  const find = (name: string) => facts.find((fact) => fact.name === name);
  const pay = find("pay");
  const words = new Set(facts.map(({ name, value }) => factWord(name, value)));
  const certificates = facts.filter(
    ({ name, value }) => name === "certifications" && value.endsWith(":required"),
  );
  const age = find("min_age");
  const said = [
    ...deciding.filter(([word]) => words.has(word)).map(([, text]) => text),
    ...certificates.map(sayFact),
    ...(age && age.value !== "18" ? [`${age.value} or older`] : []),
  ];
  return {
    season: seasonText(find("season_start"), find("season_end")),
    pay: pay ? `${payText(pay)}${find("tips") ? " + tips" : ""}` : null,
    facts: said.slice(0, mostCardFacts),
  };
}
