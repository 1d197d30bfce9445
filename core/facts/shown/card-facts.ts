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
  hasTips: boolean;
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
  [factWord("camp_site", "free"), "Camp site free"],
  [factWord("camp_site", "provided"), "Camp site provided"],
  [factWord("camp_site", "at a cost"), "Camp site for rent"],
  [factWord("housing", "not provided"), "No housing"],
  [factWord("training", "at a cost"), courseText],
  [factWord("meals", "provided"), "Meals provided"],
  [factWord("papers", "visa supported"), "Visa sponsored"],
  [factWord("no_experience_needed", "yes"), "No experience needed"],
  [factWord("couples", "welcome"), "Couples welcome"],
  [factWord("pets", "welcome"), "Pets welcome"],
  [factWord("rv_site", "provided"), siteText],
  [factWord("travel_paid", "yes"), "Travel paid"],
  [factWord("completion_bonus", "yes"), "Completion bonus"],
];

/** Their words depend on the sentence, which itself stays on the job's page. */
export const wordedByProof = ["housing", "rv_site", "training"];

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
    // Beside pay from a source's field, which has its unit behind a slash, too.
    pay: pay ? payText(pay).replace(/ an? (?=\w+$)/, "/") : null,
    hasTips: facts.some(({ name, value }) => name === "tips" && value !== "no"),
    facts: said.filter(isFirst).slice(0, mostCardFacts),
  };
}

function toCardFact({ name }: SayableFact, text: string): CardFact {
  return { text, line: lineOf(name) };
}

/** One sentence may state both a bed and a site for it. */
function isFirst({ text }: CardFact, index: number, all: CardFact[]): boolean {
  const site = /^(?:Camp|RV) site/.exec(text)?.[0];
  return !site || all.findIndex((other) => other.text.startsWith(site)) === index;
}

const camping = /\bcamp(?:ing|sites?|grounds?| sites?| spots?)\b/i;
const vehicle = /\b(?:rvs?|hook ?-?ups?)\b/i;
const indoors = /\b(?:hous|lodg|dorm|bunk|cabin|apartment|room)/i;
const label = /^[\s#*•-]*[\p{L} ,&/]{3,30}:/u;

const free = /\b(?:free|complimentary|no (?:cost|charge))\b/i;

/** A site for a tent or an RV is a bed to some and none to others, so it is named. */
function bedText(fact: SayableFact): string {
  const proof = (fact.proof ?? "").replace(label, "");
  const isSite = (vehicle.test(proof) || camping.test(proof)) && !indoors.test(proof);
  return isSite ? siteText(fact) : "Housing provided";
}

function siteText({ proof }: SayableFact): string {
  const site = proof && !vehicle.test(proof) && camping.test(proof) ? "Camp site" : "RV site";
  return `${site} ${free.test(proof ?? "") ? "free" : "provided"}`;
}
