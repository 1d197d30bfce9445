import { answerTo } from "#core/facts/answer.ts";
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
import * as bed from "./bed-words.ts";
import { costIn, isItsCost } from "./cost.ts";
import { namedBed } from "./named-bed.ts";
import { type Found, settle, type Verdict } from "./settle-housing.ts";
import { elsewhere, isSureOfBed, rentSaid } from "./sure-bed.ts";

/** Only a text made to slow us down says it more often. */
const mostInClause = 6;

export const readHousing: FactReader = (reading) => {
  const found: Found[] = [];
  const add = (sentence: Sentence, at: number, verdict: Verdict, isSure: boolean) => {
    const more = isSure ? {} : ({ isUnsure: true } as const);
    found.push({ verdict, fact: factOf(reading, sentence, at, "housing", valueIn(verdict), more) });
  };
  for (const { sentence, text } of tellingSentences(reading, bed.telling)) {
    if (bed.ofDisability.test(text)) continue;
    const answer = answerTo(reading, sentence);
    if (answer && bed.asked.test(text))
      add(sentence, 0, answer === "yes" ? "provided weakly" : "not provided", true);
    if (answer !== undefined) continue;
    for (const { verdict, at, isSure } of verdictsOf(text, sentence)) add(sentence, at, verdict, isSure);
  }
  const [fact] = settle(found);
  if (fact?.value !== "provided" || fact.isUnsure) return fact ? [fact] : [];
  return tellingSentences(reading, rentSaid).length ? [{ ...fact, isUnsure: true }] : [fact];
};

const valueIn = (verdict: Verdict) => verdict.replace(" weakly", "");

type Said = { verdict: Verdict; at: number; isSure: boolean };

function verdictsOf(text: string, sentence: Sentence): Said[] {
  const none = bed.noBed.exec(text);
  if (none) return [{ verdict: "not provided", at: none.index, isSure: true }];
  const clauses = clausesOf(text);
  const said: Said[] = [];
  for (const clause of clauses)
    for (const { 0: noun, index: start } of [...clause.text.matchAll(bed.nouns)].slice(0, mostInClause)) {
      const [end, at] = [start + noun.length, clause.at + start];
      const aside = asideBehind(clauses, at).replace(/.* for meals\b.*/, "");
      const verdict = verdictOf(clause, start, end, aside, sentence, text);
      const isUntil = clauses.some((one) => one.kind === "time" && one.at > at);
      if (!verdict || (isUntil && verdict === "not provided")) continue;
      const place = { clause: clause.text, start, end, aside, sentence };
      said.push({ verdict, at, isSure: isSureOfBed(valueIn(verdict), place) });
    }
  // Help with finding housing does not count where none is provided.
  if (said.some(({ verdict }) => verdict === "not provided"))
    return said.filter(({ verdict }) => verdict !== "may be had");
  if (said.length) return said;
  const named = namedBed(text, sentence);
  const there = bed.onSite.exec(text);
  const isElsewhere = / on[- ](?:site|campus|property|premises)/.test(there?.[0] ?? "")
    ? /\bif you|near\b/
    : bed.notOnSite;
  const isOther = named?.verdict === "at a cost" || isElsewhere.test(text) || bed.othersSleep.test(text);
  if (there && !isOther && polarityOf(text, there.index, there.index + 5) !== "denied") {
    const isSure = !bed.mayBe.test(text) && !elsewhere.test(text);
    const verdict = bed.paysRent.test(text) ? "at a cost" : "lives on site";
    return [{ verdict, at: there.index, isSure }];
  }
  const rent = bed.towardRent.exec(text);
  if (rent) return [{ verdict: "stipend", at: rent.index, isSure: false }];
  if (!named) return [];
  const isSure = isSureOfBed(valueIn(named.verdict), { ...named, clause: text, aside: "", sentence });
  return [{ verdict: named.verdict, at: named.start, isSure }];
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
  if (bed.whereAny.test(whole.slice(clauseAt + end))) return "may be had";
  // "You must be 18 to live in company-provided housing" means there is some.
  if (bed.ofEmployer.test(before)) return "provided weakly";
  const isSold = bed.forSale.test(noun) && bed.manyForRent.test(before);
  const isOfBusiness = bed.ofFee.test(whole) || (bed.forSale.test(noun) && bed.ofBusiness.test(whole));
  if (
    (kind === "condition" && !/^(?:if|when) (?:needed|available|desired|necessary)/.test(text)) ||
    (kind === "time" && !text.startsWith("while")) ||
    (noun.startsWith("dorm") && /^[- ]style/.test(after) && !before) ||
    (noun === "accommodation" && /\b(?:the|an|this|any|such|of)(?: [a-z]+)? $/.test(before)) ||
    (bed.toClean.test(before) && sentence.stance !== "offered") ||
    (bed.otherThings.test(before) && !bed.livesThere.test(before)) ||
    bed.otherThingsAfter.test(after) ||
    bed.notGiven.test(before) ||
    (/\blocal $/.test(before) && !bed.ownBed.test(before)) ||
    isSold ||
    (isOfBusiness && !bed.workers.test(whole))
  )
    return null;
  if (bed.saidNo.test(after)) return "not provided";
  if (bed.notFree.test(after)) return "at a cost";
  const polarity = polarityOf(text, start, end);
  if (bed.scarce.test(after) && polarity !== "denied") return null;
  const isOfGuests = /\b(?:guests?|visitors)\b/.test(text) || bed.othersSleep.test(text);
  if (isOfGuests && !/\b(?:staff|employees?|crew|interns?|you)\b/.test(text)) return null;
  if (/\bstipend or\b|\bor (?:a )?(?:[a-z]+ )?stipend\b/.test(text)) return null;
  if (bed.forCourse.test(whole.slice(0, clauseAt + start))) return "for some only";
  const isFree = bed.noCost.test(text) || bed.noCost.test(aside);
  const trips = bed.duringTrips.exec(whole);
  const isForTrips = trips !== null && (trips.index === 0 || trips.index > clauseAt + start);
  const isStipend = bed.compound.test(after) || bed.stipendFor.test(before);
  if (bed.help.test(before) || bed.helpAfter.test(after))
    return polarity !== "denied" ? "may be had" : bed.help.test(before) ? "not provided" : null;
  if (polarity === "denied" && (bed.barredThere.test(before) || /^rv/.test(noun))) return null;
  if (polarity === "denied" && /\bguarantee/.test(text)) return "may be had";
  if (polarity === "denied" || /^(?:not|none)\b/.test(aside)) {
    const isOfPlace = kind === "aside" && bed.ofPlace.test(whole.slice(0, clauseAt));
    if (
      bed.forSome.test(after) ||
      /\b(?:family|couples?|married|guest) $/.test(before) ||
      isForTrips ||
      isOfPlace ||
      bed.inTraining.test(whole)
    )
      return "for some only";
    return noun === "housed" ? null : "not provided";
  }
  if (bed.inTraining.test(whole.slice(clauseAt + end))) return "for some only";
  if (isForTrips && !/^room/.test(noun)) return null;
  if (/^(?:lodging|accomm)/.test(noun) && bed.onTheWay.test(text)) return null;
  const [nearby = ""] = after.split(/ and (?:an? |your |all )/);
  if (bed.ofTrips.test(before + noun + nearby) && !/^room/.test(noun) && !isStipend) return null;
  if (bed.ownBed.test(before) || bed.byWorker.test(after)) return "not provided";
  if (isStipend || bed.towardRent.test(whole)) return "stipend";
  if (/ house $| to (?:sleep|live) in$|^host fam/.test(noun))
    return /\b(?:bring|need|own|require)\b/.test(before)
      ? null
      : bed.mayBe.test(text)
        ? "may be had"
        : "provided";
  if (noun === "housed") {
    const isOurs = bed.workers.test(before) || /^fed|^ and fed/.test(after);
    return isOurs && (isFree || /\bfed\b|^ (?:in|at|on|with|together)\b/.test(after)) ? "provided" : null;
  }
  const terms = `${text} ${aside}`;
  const isPriced = costIn(terms) !== null && (/\$/.test(aside) || isItsCost(text, end, noun));
  const isPaid =
    bed.paidFor.test(text) ||
    bed.rentBehind.test(whole.slice(clauseAt + text.length)) ||
    bed.paidFor.test(aside) ||
    bed.paysRent.test(text);
  if (!isFree && (isPaid || /\$\S{1,8} per\b/.test(aside) || (isPriced && !bed.worth.test(terms))))
    return /\bstipend\b/.test(text) && !bed.paidFor.test(text) ? givenIn(before, after) : "at a cost";
  if (bed.mayBe.test(text.replace(bed.permitted, " ")) || bed.limited.test(aside)) return "may be had";
  if (sentence.heading === sentence.text) return bed.inHeading.test(text) ? "provided weakly" : null;
  if (isFree) return "provided";
  const given = givenIn(before, after);
  if (given) return given;
  if (bed.unsure.test(whole) || bed.saidElsewhere.test(after)) return null;
  if (/^[^a-z]*(?:[a-z]+ (?:and|&) )?$/.test(before) && /^(?: (?:and|&) [a-z]+)? ?[:-] ?\S/.test(after))
    return "provided weakly";
  const { isItem, stance } = sentence;
  const isListed = isItem
    ? stance === "offered" ||
      bed.offeredHeading.test(sentence.heading) ||
      (stance !== "duties" && stance !== "required" && bed.plainBed.test(before))
    : stance === "offered" && /^(?:[a-z]+: )?(?:[a-z-]+,? ){0,4}$/.test(before);
  return isListed && whole.length <= 90 ? "provided weakly" : null;
}

function givenIn(before: string, after: string): Verdict | null {
  return bed.livesIn.test(before) || bed.givenBefore.test(before) || bed.givenAfter.test(after)
    ? "provided"
    : null;
}
