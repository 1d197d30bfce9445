import { clausesOf, factOf, polarityOf, tellingSentences } from "#core/facts/clauses.ts";
import type { Fact, FactReader } from "#core/facts/fact.ts";
import { readHousing } from "./housing.ts";

const telling =
  /\b(?:shared?|sharing|bunk|bunkhouses?|dorms?|dormitor(?:y|ies)|cabins?|apartments?|condos?|condominium|tents?|yurts?|tipi|rv|trailer|camper|roommates?|co-ed|among)\b/;
const bed =
  /\b(?:housing|lodging|accommodations?|living quarters|bunk ?houses?|dorms?|dormitor(?:y|ies)|room (?:and|&) board|housed|live in|house|residence|sleeping|rooms?|bedrooms?|rv (?:site|space)s?|apartment|living|live|roommates?|co-ed)\b/;

/** What a line calls shared is there, though it does not say on which terms. */
const namedAlone = /^[^a-z]*shared (?:housing|accommodations?|lodging)\W*$/;

/** "Tent" and "cabin" are common in this trade, so their sentence must tell of a bed, too. */
const kinds = {
  dorm: /\bdorm(?:s|itor(?:y|ies))?\b(?:[- ]style)?/,
  shared:
    /\bshar(?:e|ed|ing) (?:[a-z-]+,? ){0,3}(?:housing|lodging|accommodations?|living|house|rooms?|bedrooms?|bathrooms?|bath|kitchen|apartment|cabins?|quarters|bunk|dorm|condo|residence|intern)|\b(?:housing|lodging|rooms?|accommodations?|quarters) (?:is|are|will be|may be|in|with)? ?(?:a )?shared\b|\broommates?\b|\bco-ed\b|\bliv(?:e|ing) (?:[a-z'-]+ ){0,6}(?:among|with other)\b|\b(?:one|2|two|four|4) (?:people )?(?:per|to a|\/) ?room\b|\bwith (?:up to )?(?:[a-z0-9-]+ ){1,4}(?:others|other (?:interns|staff|employees|technicians))\b/,
  bunkhouse: /\bbunk ?house|\bbunk housing|\bbunk rooms?/,
  cabin:
    /\b(?:staff|employee|rustic|shared|private|our|small|furnished|a|dormitory-style|heated) (?:[a-z-]+ )?cabins?\b/,
  apartment: /\bapartments?\b|\bcondos?\b|\bcondominium/,
  tent: /\b(?:wall|canvas|platform|staff|private|own|personal|safari|provided|a) tents?\b|\btent\/|\btent cabin|\byurts?\b/,
  rv: /\brv (?:site|space|spot|pad|hookup)|\bcamper trailer|\bcampers?\b (?:on|trailer|provided)|\btravel trailer|\bvia camper|\b(?:rv|fifth wheel) or\b/,
};

export const readHousingKind: FactReader = (reading) => {
  const [housing] = readHousing(reading);
  if (housing?.value === "not provided" || housing?.value === "stipend") return [];
  const found = new Map<string, Fact>();
  for (const { sentence, text } of tellingSentences(reading, housing ? telling : namedAlone)) {
    if (text.endsWith("?")) continue;
    const isUnder = /\b(?:housing|lodging|accommodation|room)/i.test(sentence.heading);
    if (!bed.test(text) && !isUnder) continue;
    if (sentence.stance === "duties" && !/\b(?:housing|live)\b/.test(text)) continue;
    for (const { text: clause, at } of clausesOf(text))
      for (const [kind, words] of Object.entries(kinds)) {
        const there = found.has(kind) ? null : words.exec(clause);
        if (!there || (!bed.test(text) && kind !== "shared")) continue;
        if (/\b(?:guests?|guest|visitors?|rental|40|clean(?:ing)?)\b/.test(clause)) continue;
        if (polarityOf(clause, there.index, there.index + there[0].length) === "denied") continue;
        if (
          (kind === "tent" || kind === "cabin") &&
          !/\b(?:hous|lodg|accommodat|live|living|sleep|room|stay|provided|resid)/.test(text)
        )
          continue;
        const isSure = housing && !housing.isUnsure && bed.test(clause) && sentence.stance !== "duties";
        const more = isSure ? {} : ({ isUnsure: true } as const);
        found.set(kind, factOf(reading, sentence, at + there.index, "housing_kind", kind, more));
      }
  }
  return [...found.values()];
};
