import { type Clause, clausesOf, factOf, polarityOf, tellingSentences } from "#core/facts/clauses.ts";
import type { FactReader } from "#core/facts/fact.ts";
import type { Sentence } from "#core/facts/sentences.ts";
import { workers } from "./bed-words.ts";
import { costIn } from "./cost.ts";

const telling = /\b(?:camp(?:ing|sites?|spots?|grounds?)?|tents?)\b/;
const site =
  /\b(?:(?<!(?:backpacking|hiking|backcountry|primitive|dispersed|overnight|winter|remote) (?:and )?)camping|camp ?sites?|camp(?:ing)? (?:spots?|spaces?|sites?)|tent (?:sites?|spots?|spaces?|pads?|platforms?)|(?:staff|employee|crew|guide) campgrounds?|(?:pitch|set up|put up) (?:a|an|your|their) (?:own )?tents?|camp(?= (?:for free|free|at no (?:cost|charge))\b))\b(?! (?:gear|equipment|trips?|skills?|experiences?|programs?|supplies|stoves?|stores?|permits?|reservations?|overnights?|expeditions?|adventures?|conditions|areas?|facilities|products|knowledge|chairs?)\b)/;
/** Sites of vehicles are another fact. */
const ofVehicle = /\b(?:rvs?|hook ?-?ups?|trailers?|campers?|motor ?homes?)\b/;
const free =
  /(?<!\b(?:feel|drug|smoke|alcohol|tobacco)[ -])\bfree\b(?! (?:time|hours|days|of (?!charge|cost)))|\b(?:complimentary|gratis|without charge|no (?:additional |extra )?(?:cost|charge|fee))\b/;
const given = /\b(?:provided|provides?|included|includes?|offered|offers?|available|supplied)\b/;
const ofOthers =
  /\b(?:guests?|visitors?|customers?|clients|campers|public|blm|forests?|dispersed|nearby|surrounding|hitch\w*|rapids|tours|weddings|clean\w*|maintain\w*|register|enjoy|love)\b/;
const hedges =
  /\b(?:(?<!\b(?:in|of|by|mid|late|early|from|until)[ -])may(?! \d| camp| (?:pitch|set|put))|might|could|some|limited|depend\w*|possible|or)\b/;

/** A place for one's own tent is a bed to some and none to others, so it is a fact of its own. */
export const readCampSite: FactReader = (reading) => {
  for (const { sentence, text } of tellingSentences(reading, telling)) {
    if (sentence.stance === "duties" || ofVehicle.test(text) || ofOthers.test(text)) continue;
    for (const clause of clausesOf(text)) {
      const there = clause.kind === "main" ? site.exec(clause.text) : null;
      const value = there && termsOf(clause, there, sentence);
      if (!there || !value) continue;
      const more = hedges.test(clause.text) ? ({ isUnsure: true } as const) : {};
      return [factOf(reading, sentence, clause.at + there.index, "camp_site", value, more)];
    }
  }
  return [];
};

function termsOf({ text }: Clause, { index, 0: words }: RegExpExecArray, sentence: Sentence): string | null {
  if (polarityOf(text, index, index + words.length) === "denied") return null;
  if (free.test(text)) return "free";
  if (!workers.test(text) && sentence.stance !== "offered") return null;
  if (costIn(text)) return "at a cost";
  const isOffer = sentence.stance === "offered" && sentence.isItem && !/[a-z]/.test(text.slice(0, index));
  return isOffer || given.test(text) ? "provided" : null;
}
