import {
  asideBehind,
  type Clause,
  clausesOf,
  factOf,
  polarityOf,
  tellingSentences,
} from "#core/facts/clauses.ts";
import type { FactReader } from "#core/facts/fact.ts";
import type { Sentence } from "#core/facts/sentences.ts";
import {
  adjusted,
  byWorker,
  compound,
  duringTrips,
  forCourse,
  forSale,
  forSome,
  givenAfter,
  givenBefore,
  help,
  helpAfter,
  inTraining,
  livesIn,
  livesThere,
  manyForRent,
  mayBe,
  noCost,
  notFree,
  notGiven,
  notOnSite,
  nouns,
  ofBusiness,
  ofDisability,
  ofEmployer,
  ofFee,
  offeredHeading,
  ofPlace,
  ofSomeone,
  ofTrips,
  onSite,
  onTheWay,
  otherThings,
  otherThingsAfter,
  ownBed,
  paidFor,
  paysRent,
  plainBed,
  saidElsewhere,
  saidNo,
  stipendFor,
  telling,
  toClean,
  towardRent,
  unsure,
  whereAny,
  workers,
} from "./bed-words.ts";
import { costIn, isItsCost } from "./cost.ts";
import { type Found, settle, type Verdict } from "./settle-housing.ts";
import { elsewhere, isSureOfBed, rentSaid } from "./sure-bed.ts";

const isQuestion = /\?["')\]]{0,3}$/;
/** Only a text made to slow us down says it more often. */
const mostInClause = 6;

export const readHousing: FactReader = (reading) => {
  const found: Found[] = [];
  for (const { sentence, text } of tellingSentences(reading, telling)) {
    if (ofDisability.test(text) || isQuestion.test(text)) continue;
    for (const { verdict, at, isSure } of verdictsOf(text, sentence)) {
      const more = isSure ? {} : ({ isUnsure: true } as const);
      const value = verdict.replace(" weakly", "");
      found.push({ verdict, fact: factOf(reading, sentence, at, "housing", value, more) });
    }
  }
  const [fact] = settle(found);
  if (fact?.value !== "provided" || fact.isUnsure) return fact ? [fact] : [];
  return tellingSentences(reading, rentSaid).length ? [{ ...fact, isUnsure: true }] : [fact];
};

function verdictsOf(text: string, sentence: Sentence): { verdict: Verdict; at: number; isSure: boolean }[] {
  const said: { verdict: Verdict; at: number; isSure: boolean }[] = [];
  const clauses = clausesOf(text);
  for (const clause of clauses) {
    for (const { 0: noun, index } of [...clause.text.matchAll(nouns)].slice(0, mostInClause)) {
      const aside = asideBehind(clauses, clause.at + index);
      const isUntil = clauses.some(({ kind, at }) => kind === "time" && at > clause.at + index);
      const verdict = verdictOf(clause, index, index + noun.length, aside, sentence, text);
      if (!verdict || (isUntil && verdict === "not provided")) continue;
      const value = verdict.replace(" weakly", "");
      const isSure = isSureOfBed(value, {
        clause: clause.text,
        start: index,
        end: index + noun.length,
        aside,
        sentence,
      });
      said.push({ verdict, at: clause.at + index, isSure });
    }
  }
  // Help with finding housing does not count where none is provided.
  if (said.some(({ verdict }) => verdict === "not provided"))
    return said.filter(({ verdict }) => verdict !== "may be had");
  const there = said.length ? null : onSite.exec(text);
  if (
    there &&
    (/ on[- ](?:site|campus|property|premises)/.test(there[0])
      ? !/\bif you|near\b/.test(text)
      : !notOnSite.test(text)) &&
    polarityOf(text, there.index, there.index + 5) !== "denied"
  )
    said.push({
      verdict: paysRent.test(text) ? "at a cost" : "lives on site",
      at: there.index,
      isSure: !mayBe.test(text) && !elsewhere.test(text),
    });
  return said;
}

function verdictOf(
  clause: Clause,
  start: number,
  end: number,
  aside: string,
  sentence: Sentence,
  whole: string,
): Verdict | null {
  const { text, kind, at: clauseAt } = clause;
  const noun = text.slice(start, end);
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (whereAny.test(whole.slice(clauseAt + end))) return "may be had";
  // "You must be 18 to live in company-provided housing" means there is some.
  if (ofEmployer.test(before)) return "provided weakly";
  if (kind === "condition" && !/^(?:if|when) (?:needed|available|desired|necessary)/.test(text)) return null;
  if (kind === "time" && !text.startsWith("while")) return null;
  if (noun.startsWith("dorm") && /^[- ]style/.test(after) && !before) return null;
  if (noun === "accommodation" && /\b(?:the|an|this|any|such|of)(?: [a-z]+)? $/.test(before)) return null;
  if (
    /\b(?:from|between|near|lease|drive to|travel to|transportation to) (?:the |their |your )?(?:[a-z]+ )?$/.test(
      before,
    )
  )
    return null;
  if (ofSomeone.test(before)) return null;
  if (toClean.test(before) && sentence.stance !== "offered") return null;
  if (
    (otherThings.test(before) && !livesThere.test(before)) ||
    otherThingsAfter.test(after) ||
    adjusted.test(before) ||
    (/\blocal $/.test(before) && !ownBed.test(before))
  )
    return null;
  if (notGiven.test(before) || (forSale.test(noun) && manyForRent.test(before))) return null;
  if ((ofFee.test(whole) || (forSale.test(noun) && ofBusiness.test(whole))) && !workers.test(whole))
    return null;
  if (saidNo.test(after)) return "not provided";
  if (notFree.test(after)) return "at a cost";
  if (
    /^[^.;]{0,30}\b(?:in (?:town|the (?:area|valley|region))|locally|scarce|expensive)\b/.test(after) &&
    polarityOf(text, start, end) !== "denied"
  )
    return null;
  if (/\b(?:guests?|visitors)\b/.test(text) && !/\b(?:staff|employees?|crew|interns?|you)\b/.test(text))
    return null;
  if (/\bstipend or\b|\bor (?:a )?(?:[a-z]+ )?stipend\b/.test(text)) return null;
  if (forCourse.test(whole.slice(0, clauseAt + start))) return "for some only";
  const isFree = noCost.test(text) || noCost.test(aside);
  const trips = duringTrips.exec(whole);
  const isForTrips = trips !== null && (trips.index === 0 || trips.index > clauseAt + start);
  const polarity = polarityOf(text, start, end);
  const isStipend = compound.test(after) || stipendFor.test(before);
  if (help.test(before) || helpAfter.test(after)) return polarity === "denied" ? null : "may be had";
  if (polarity === "denied" && /\bguarantee/.test(text)) return "may be had";
  if (polarity === "denied" || /^(?:not|none)\b/.test(aside))
    return forSome.test(after) ||
      isForTrips ||
      inTraining.test(whole) ||
      (kind === "aside" && ofPlace.test(whole.slice(0, clauseAt)))
      ? "for some only"
      : noun === "housed"
        ? null
        : "not provided";
  if (inTraining.test(whole.slice(clauseAt + end))) return "for some only";
  if (isForTrips && !/^room/.test(noun)) return null;
  if (/^(?:lodging|accomm)/.test(noun) && onTheWay.test(text)) return null;
  if (ofTrips.test(text) && !/^room/.test(noun) && !isStipend) return null;
  if (ownBed.test(before) || byWorker.test(after)) return "not provided";
  if (isStipend || towardRent.test(whole)) return "stipend";
  if (/ house $| to (?:sleep|live) in$|^host fam/.test(noun))
    return /\b(?:bring|need|own|require)\b/.test(before) ? null : "provided";
  if (noun === "housed")
    return /\b(?:interns?|staff|employees|volunteers|you|members|technicians|crew|guides|counselors)\b/.test(
      before,
    ) || /^fed|^ and fed/.test(after)
      ? isFree || /\bfed\b|^ (?:in|at|on|with|together)\b/.test(after)
        ? "provided"
        : null
      : null;
  if (
    !isFree &&
    (paidFor.test(text) ||
      paysRent.test(text) ||
      paidFor.test(aside) ||
      /\$\S{1,8} per\b/.test(aside) ||
      (costIn(`${text} ${aside}`) !== null && (/\$/.test(aside) || isItsCost(text, end, noun))))
  )
    return /\bstipend\b/.test(text) && !paidFor.test(text) ? givenIn(before, after) : "at a cost";
  if (
    mayBe.test(text) ||
    /^(?:if available|limited$|limited (?:availability|space|number|housing)|when available|tbd)/.test(aside)
  )
    return "may be had";
  if (sentence.heading === sentence.text)
    return /\b(?:free|paid|provided|included|supplied|at no|at no|available|on[- ]?site|furnished)\b/.test(
      text,
    )
      ? "provided weakly"
      : null;
  if (isFree) return "provided";
  const given = givenIn(before, after);
  if (given) return given;
  if (unsure.test(whole) || saidElsewhere.test(after)) return null;
  if (/^[^a-z]*(?:[a-z]+ (?:and|&) )?$/.test(before) && /^(?: (?:and|&) [a-z]+)? ?[:-] ?\S/.test(after))
    return "provided weakly";
  const isShort = whole.length <= 90;
  if (
    isShort &&
    sentence.isItem &&
    sentence.stance !== "duties" &&
    sentence.stance !== "required" &&
    plainBed.test(before)
  )
    return "provided weakly";
  if (isShort && sentence.isItem && isOffered(sentence)) return "provided weakly";
  if (
    isShort &&
    /^(?:compensation: )?(?:[a-z-]+,? ){0,4}$/.test(before) &&
    sentence.stance === "offered" &&
    sentence.heading !== sentence.text
  )
    return "provided weakly";
  return null;
}

function givenIn(before: string, after: string): Verdict | null {
  return livesIn.test(before) || givenBefore.test(before) || givenAfter.test(after) ? "provided" : null;
}

function isOffered(sentence: Sentence): boolean {
  return sentence.stance === "offered" || offeredHeading.test(sentence.heading);
}
