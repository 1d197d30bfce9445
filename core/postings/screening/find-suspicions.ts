import type { Posting } from "#core/postings/form/posting-form.ts";
import { latinLetters } from "#core/text/latin-letters.ts";
import { findDemands } from "./find-demands.ts";
import {
  linkShorteners,
  messengerHosts,
  mostCapitals,
  mostLinks,
  type WordRule,
  wordRules,
} from "./screening-rules.ts";

export type ScreenedText = Pick<
  Posting,
  "title" | "companyName" | "location" | "descriptionMd" | "applyUrl" | "applyEmail"
>;

export function findSuspicions(posting: ScreenedText): string[] {
  const { title, companyName, location, descriptionMd, applyUrl, applyEmail } = posting;
  const texts = [title, companyName, location, descriptionMd, decoded(applyUrl ?? ""), applyEmail ?? ""];
  const folded = fold(texts.join("\n"));
  const words = toWords(folded);
  const found = [
    ...hostsIn(folded, linkShorteners).map((host) => `link shortener: ${host}`),
    ...hostsIn(folded, messengerHosts).map((host) => `messenger: ${host}`),
    ...numericHosts(folded).map((host) => `link without a name: ${host}`),
    ...wordRules.flatMap((rule) => (breaks(rule, words) ? rule.finding : [])),
    ...findDemands(folded),
    ...((descriptionMd.match(/https?:\/\/|\bwww\./gi) ?? []).length > mostLinks ? ["many links"] : []),
    ...(shareOfCapitals(descriptionMd) > mostCapitals ? ["mostly capitals"] : []),
  ];
  return [...new Set(found)].sort();
}

/** Removes capitals, accents, invisible characters, imitated letters and gaps, which evade rules. */
function fold(text: string): string {
  return latinLetters(text)
    .replace(/[。․]/g, ".")
    .replace(/[^\S\n]+/g, " ")
    .replace(/(?<![a-z0-9])(?<!(?<![a-z0-9])[a-z.] )(?:[a-z.] ){3,}[a-z](?![a-z0-9])/g, (spread) =>
      spread.replaceAll(" ", ""),
    );
}

function toWords(folded: string): string {
  return folded
    .replace(/[^\p{L}\p{N}$@.,:;!?\n]+/gu, " ")
    .replace(/ ?\n ?/g, "\n")
    .trim();
}

const longestSentence = 400;

function breaks({ words, unless }: WordRule, text: string): boolean {
  for (const match of text.matchAll(new RegExp(words, "g"))) {
    const before = text.slice(Math.max(0, match.index - longestSentence), match.index);
    const sentence = before.slice(before.search(/[^.:;!?\n]*$/));
    if (!unless?.test(sentence)) return true;
  }
  return false;
}

/** Also finds subdomains, and dots written as gaps or words. */
function hostsIn(folded: string, hosts: string[]): string[] {
  // Starting at boundaries keeps the search linear.
  const written: string[] = folded.match(/(?<![a-z0-9-])[a-z0-9-]+(?:\.[a-z0-9-]+)+/g) ?? [];
  return hosts.filter(
    (host) =>
      written.some((each) => each === host || each.endsWith(`.${host}`)) || disguised(host).test(folded),
  );
}

/**
 * Matches "bit . ly", "bit dot ly", "bit[.]ly" and "bit. ly/abc". A single gap after a dot ends many honest
 * sentences.
 */
function disguised(host: string): RegExp {
  const labels = host.split(".").map((label) => label.replace(/[^a-z0-9]/g, "\\$&"));
  const set = [" \\. ?", " ?[([{] ?(?:\\.|dot) ?[)\\]}] ?", " dot "].join("|");
  const plain = labels.join("\\. ");
  return new RegExp(`(?<![a-z0-9.-])(?:${labels.join(`(?:${set})`)}(?![a-z0-9-])|${plain} ?/)`);
}

function numericHosts(folded: string): string[] {
  return [...folded.matchAll(/https?:\/\/(\d{1,3}(?:\.\d{1,3}){3})(?![\d.])/g)].flatMap(
    ([, host]) => host ?? [],
  );
}

function shareOfCapitals(text: string): number {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  return capitals / Math.max(1, capitals + small);
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
