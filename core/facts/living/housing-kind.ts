import { clausesOf, factOf, polarityOf, tellingSentences } from "#core/facts/clauses.ts";
import type { Fact, FactReader } from "#core/facts/fact.ts";
import { readHousing } from "./housing.ts";

const telling =
  /\b(?:shar(?:e[sd]?|ing)|occupancy|two to an?|quarters|huts?|log house|bunk\w*|dorms?|dormitor(?:y|ies)|cabins?|apartments?|apts?|flats?|studios?|condos?|condominium|tents?|yurts?|tipis?|rvs?|vans?|trailers?|caravans?|airstream|campers?|roommates?|co-ed|among|houses?|beds|mattresses|twin|double|room)\b/;
const bed =
  /\b(?:housing|lodging|accommodations?|living quarters|bunk ?houses?|dorms?|dormitor(?:y|ies)|room (?:and|&) board|housed|live in|house|residence|sleeping|rooms?|bedrooms?|rv (?:site|space)s?|apartment|living|live|roommates?|co-ed)\b/;

const ofBed = /\b(?:hous|lodg|accommodat|live|living|sleep|room|stay|provided|resid)/;

/** What a line calls shared is there, though it does not say on which terms. */
const namedAlone = /^[^a-z]*shared (?:housing|accommodations?|lodging)\W*$/;

/** "Tent" and "cabin" are common in this trade, so their sentence must tell of a bed, too. */
const kinds = {
  dorm: /\bdorm(?:s|itor(?:y|ies))?\b(?:[- ]style)?/,
  shared:
    /\bshar(?:es?|ed|ing) (?:[a-z-]+,? ){0,3}(?:housing|lodging|accommodations?|living|house|rooms?|bedrooms?|bdrms?|bathrooms?|bath|kitchen|apartment|cabins?|quarters|bunk|dorm|condo|residence|intern)|\b(?:housing|lodging|rooms?|accommodations?|quarters) (?:is|are|will be|may be|in|with)? ?(?:a )?shared\b|\bshar(?:es?|ed|ing) (?:it )?(?:with |w\/ ?)(?:up to )?(?:one|two|three|four|\d|an?other|others|co-?[a-z]|your|the other)|\bdouble[- ]occupancy\b|\bbunk with\b|\broommates?\b|\bco-ed\b|\bliv(?:e|ing) (?:[a-z'-]+ ){0,6}(?:among|with other)\b|\b(?:one|two|three|four|six|\d)(?:-\d)? (?:people |staff )?(?:per|to an?|\/|in a) ?(?:room|cabin|tent|trailer|unit|bedroom|bunk)|\b(?:rooms?|cabins?|housing|lodging|hous(?:e|es|ed)) with (?:up to )?(?:[a-z0-9-]+ ){1,4}(?:others?|other (?:interns|staff|employees|technicians|[a-z]+s))\b|(?<!\b(?:single|private|occupancy) room in (?:the )?)\b(?:crew|staff|guides?'?|interns?'?|fellows'|volunteer|guards'?) houses?\b|\b(?<!(?:single|private|occupancy|own) )rooms? in (?:[a-z']+ ){1,3}(?:house|cottage)\b|^twins?$|\bhouse for (?:staff|guards|guides|interns|volunteers|crews?)|\brooms? \(?(?:twin|double|triple)s?\b|\b(?:twin|double|triple|two-person) rooms?|\bbunk (?:in|at)\b|\b(?:house|sleep)s? (?:two|three|four|six|eight|\d)\b|\b(?:two|three|four|six|eight|twelve|\d\d?) (?:beds|bunks|mattresses)\b/,
  bunkhouse: /\bbunk(?:s\b|ies|[- ]?house|[- ]?rooms?|beds?| (?:and|in|at|is|housing|or|with)\b|,)/,
  cabin: /\bcabins?\b|(?<!\b(?:health|snack|warming|ticket) )\bhuts?\b|\blog house\b/,
  apartment:
    /\b(?:apartments?|condos?|condominium|(?:one-bed|staff|shared|a|own|company) flats?|apts?|studios?)\b(?! in town)/,
  tent: /\btents?\b|\byurts?\b|\btipis?\b/,
  rv: /\brv (?:site|space|spot|pad|hookup)|\bcampers?\b (?:on|trailer|provided)|\btravel trailer|\bvia camper|\b(?:rv|fifth wheel) or\b|\b(?:caravan|airstream|(?<!\b(?:stock|horse|boat|raft|gear|utility|own|your|the) )trailer|(?<=(?:two|three|company|staff|a) )camper(?=s? (?:on|at|behind)\b))s?\b(?! (?:park|hitch|court|pad|site|space))|\b(?:van|rv)s?\/(?:van|rv)s?\b|\bpark a van\b|\bown rv\b.*\bsite\b/,
};

export const readHousingKind: FactReader = (reading) => {
  const [housing] = readHousing(reading);
  if (housing?.value === "not provided" || housing?.value === "stipend") return [];
  const found = new Map<string, Fact>();
  for (const { sentence, text } of tellingSentences(reading, housing ? telling : namedAlone)) {
    if (text.endsWith("?")) continue;
    const isUnder = /\b(?:housing|lodging|accommodation|room)/i.test(sentence.heading);
    const isProof = housing && sentence.from <= housing.from && housing.from < sentence.to;
    const tellsOfBed = isProof || bed.test(text);
    if (
      !(tellsOfBed || isUnder) ||
      (sentence.stance === "duties" && !isProof && !/\b(?:housing|live)\b/.test(text))
    )
      continue;
    for (const { text: clause, at } of clausesOf(text))
      for (const [kind, words] of Object.entries(kinds)) {
        const there = found.has(kind) ? null : words.exec(clause);
        const isCommon =
          !isProof && (kind === "tent" || kind === "cabin" || /trailer/.test(there?.[0] ?? ""));
        if (!there || (!tellsOfBed && kind !== "shared") || (isCommon && !ofBed.test(text))) continue;
        if (
          /\b(?:guests?|guest|visitors?|rental|40|clean(?:ing)?)\b/.test(
            clause.slice(Math.max(0, there.index - 60), there.index + 45),
          )
        )
          continue;
        if (polarityOf(clause, there.index, there.index + there[0].length) === "denied") continue;
        const isSure = housing && !housing.isUnsure && bed.test(clause) && sentence.stance !== "duties";
        const more = isSure ? {} : ({ isUnsure: true } as const);
        found.set(kind, factOf(reading, sentence, at + there.index, "housing_kind", kind, more));
      }
  }
  return [...found.values()];
};
