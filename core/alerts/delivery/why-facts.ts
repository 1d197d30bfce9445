import { choiceSets, choiceWords, type FactChoice, factChoices } from "#core/facts/choices.ts";
import { factWord, factWords } from "#core/facts/fact-words.ts";
import { factLabel, factName } from "#core/facts/shown/say-fact.ts";
import { subjectName } from "#core/facts/silence.ts";
import { type FactRow, toStatedFact } from "#core/jobs/facts/facts-of.ts";
import { capitalized, listed, shorten } from "#core/text/lines.ts";
import { tidyLine } from "#core/text/tidy.ts";

export type JobWithFacts = {
  facts: FactRow[];
  pay: string | null;
  isPosted: boolean;
};

export const longestQuote = 160;

const factsByStem: Record<string, readonly string[]> = {
  start: ["season_start"],
  season: ["season_start", "season_end"],
  "pay-hour": ["pay"],
};

export const explainedFacts = [
  ...new Set(
    choiceWords(factChoices(new Date(0))).flatMap((word) => {
      const [stem = ""] = word.split(":");
      return factsByStem[stem] ?? [stem];
    }),
  ),
];

const lacking: Record<string, string> = {
  "no-licence": "a driver's license",
  "no-certificate": "certificates",
  "no-wfr": "a WFR",
  "no-wfa": "a WFA",
  "no-emt": "an EMT",
  "no-cpr": "CPR",
  "no-lg": "a lifeguard certificate",
  "no-cdl": "a CDL",
  "no-red": "a red card",
};

/**
 * Example: "Housing: “Housing is provided free of charge.”". Sentences that may not be quoted are replaced by
 * the fact. If no fact explains the match, returns the alert's own words.
 */
export function whyFacts(asked: readonly string[], job: JobWithFacts): string[] {
  const sets = choiceSets(asked);
  const silent = sets.flatMap(([choice]) => (choice && isSilent(choice, job) ? silentOf(choice) : []));
  const reasons = Map.groupBy(
    sets.flatMap((choices) => reasonsOf(choices, job)),
    ({ said }) => said,
  );
  const lines = [...reasons].map(([said, about]) =>
    lineOf(
      about.flatMap(({ name }) => name ?? []),
      said,
    ),
  );
  return [...lines, ...(silent.length ? [`Doesn't mention ${listed(silent, "or")}`] : [])];
}

type Reason = { name: string | null; said: string };

function lineOf(names: string[], said: string): string {
  const [first, ...others] = new Set(names);
  if (first === undefined) return said;
  // "Housing: provided" begins with its own label.
  const label = `“${first}: `.toLowerCase();
  if (!others.length && said.toLowerCase().startsWith(label)) return `${first}: “${said.slice(label.length)}`;
  return `${listed([first, ...others.map((name) => name.toLowerCase())], "and")}: ${said}`;
}

function reasonsOf(choices: FactChoice[], job: JobWithFacts): Reason[] {
  const [first] = choices;
  if (!first || isSilent(first, job)) return [];
  if (first.isObstacle) return bestOf(named(first, job)).map((fact) => reason(fact, first.phrase));
  if (isPay(first) && job.pay)
    return [{ name: "Pay", said: `${job.pay}, ${origins[job.isPosted ? "employer" : "source"]}` }];
  const words = new Set(choiceWords(choices));
  const stating = job.facts.filter(isSeason(first) ? isOfSeason : says(words));
  const reasons = bestOf(stating).map((fact) => reason(fact, phraseOf(choices, fact)));
  if (reasons.length) return reasons;
  const subject = choices.find(({ letsIn }) => letsIn)?.letsIn;
  const said = subject ? `${subjectName(subject)}: not stated` : capitalized(phraseOf(choices, null));
  return [{ name: null, said }];
}

function isPay({ id }: FactChoice): boolean {
  return id.startsWith("hour-");
}

function isSeason({ words }: FactChoice): boolean {
  return words.some((word) => word.startsWith("season:"));
}

function isOfSeason({ name, isUnsure }: FactRow): boolean {
  return !isUnsure && (name === "season_start" || name === "season_end");
}

function says(words: Set<string>) {
  return (fact: FactRow) => wordsOf(fact).some((word) => words.has(word));
}

function bestOf(facts: FactRow[]): FactRow[] {
  const proofs = facts.map(({ proof, name }) => proof ?? name);
  const different = facts.filter(({ proof, name }, index) => proofs.indexOf(proof ?? name) === index);
  return different.slice(0, different.some(isOfSeason) ? 2 : 1);
}

function named({ id, words }: FactChoice, { facts }: JobWithFacts): FactRow[] {
  const stems =
    id === "no-certificate"
      ? ["certifications:"]
      : words.map((word) => word.replace(/(?:required|\d+)$/, ""));
  return facts.filter(({ name, value }) => stems.some((stem) => factWord(name, value).startsWith(stem)));
}

function isSilent(choice: FactChoice, job: JobWithFacts): boolean {
  return Boolean(choice.isObstacle) && !named(choice, job).length;
}

function silentOf({ id, phrase }: FactChoice): string {
  return id.startsWith("age-") ? "a minimum age" : (lacking[id] ?? phrase);
}

const origins = { source: "from the source's own data", employer: "stated by the employer" };

function reason(fact: FactRow, phrase: string): Reason {
  const { name, proof, origin } = fact;
  const quote = shorten(tidyLine(proof ?? "").replace(/^[-#*•\s]+/u, ""), longestQuote);
  if (quote) return { name: factName(name), said: `“${quote}”` };
  if (origin === "text") return { name: null, said: `${factLabel(fact)}, stated in the posting` };
  return { name: null, said: capitalized(`${phrase}, ${origins[origin]}`) };
}

function phraseOf(choices: FactChoice[], fact: FactRow | null): string {
  const words = fact ? wordsOf(fact) : [];
  const meant = choices.filter((choice) => choice.words.some((word) => words.includes(word)));
  return listed(
    (meant.length ? meant.slice(0, 1) : choices).map(({ phrase }) => phrase),
    "or",
  );
}

function wordsOf(fact: FactRow): string[] {
  return factWords([toStatedFact(fact)]);
}
