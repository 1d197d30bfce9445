import {
  asideBehind,
  type Clause,
  clausesOf,
  factOf,
  plain,
  polarityOf,
  tellingSentences,
} from "#core/facts/clauses.ts";
import type { FactReader } from "#core/facts/fact.ts";
import type { Sentence } from "#core/facts/sentences.ts";
import * as bed from "./bed-words.ts";
import { costIn, isItsCost } from "./cost.ts";
import { namedBed, noBed, othersSleep } from "./named-bed.ts";
import { type Found, settle, type Verdict } from "./settle-housing.ts";
import { elsewhere, isSureOfBed, rentSaid } from "./sure-bed.ts";

const isQuestion = /\?["')\]]{0,3}$/;
/** Only a text made to slow us down says it more often. */
const mostInClause = 6;

export const readHousing: FactReader = (reading) => {
  const found: Found[] = [];
  const next = new Map(reading.sentences.map((one, at, all) => [one, all[at + 1]?.text ?? ""]));
  for (const { sentence, text } of tellingSentences(reading, bed.telling)) {
    if (bed.ofDisability.test(text)) continue;
    if (isQuestion.test(text)) {
      const verdict = bed.asked.test(text) ? answerOf(plain(next.get(sentence) ?? "")) : null;
      const value = verdict?.replace(" weakly", "") ?? "";
      if (verdict) found.push({ verdict, fact: factOf(reading, sentence, 0, "housing", value) });
      continue;
    }
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

function answerOf(text: string): Verdict | null {
  if (
    /^(?:(?:sorry|unfortunately),? )?(?:no|nope|none|not? (?:here|this))\b(?! (?:problem|worries|rent|cost|charge))/.test(
      text,
    )
  )
    return "not provided";
  return /^(?:yes|yep|yeah|sure|absolutely|of course|we do)\b/.test(text) ? "provided weakly" : null;
}

function verdictsOf(text: string, sentence: Sentence): { verdict: Verdict; at: number; isSure: boolean }[] {
  const said: { verdict: Verdict; at: number; isSure: boolean }[] = [];
  const none = noBed.exec(text);
  if (none) return [{ verdict: "not provided", at: none.index, isSure: true }];
  const clauses = clausesOf(text);
  for (const clause of clauses) {
    for (const { 0: noun, index } of [...clause.text.matchAll(bed.nouns)].slice(0, mostInClause)) {
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
  if (said.length) return said;
  const named = namedBed(text, sentence);
  const there = bed.onSite.exec(text);
  if (
    there &&
    named?.verdict !== "at a cost" &&
    (/ on[- ](?:site|campus|property|premises)/.test(there[0])
      ? !/\bif you|near\b/.test(text)
      : !bed.notOnSite.test(text)) &&
    !othersSleep.test(text) &&
    polarityOf(text, there.index, there.index + 5) !== "denied"
  )
    return [
      {
        verdict: bed.paysRent.test(text) ? "at a cost" : "lives on site",
        at: there.index,
        isSure: !bed.mayBe.test(text) && !elsewhere.test(text),
      },
    ];
  const rent = bed.towardRent.exec(text);
  if (rent) return [{ verdict: "stipend", at: rent.index, isSure: false }];
  if (!named) return [];
  const { verdict, start, end } = named;
  const bedSaid = { clause: text, start, end, aside: "", sentence };
  return [{ verdict, at: start, isSure: isSureOfBed(verdict, bedSaid) }];
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
  if (kind === "condition" && !/^(?:if|when) (?:needed|available|desired|necessary)/.test(text)) return null;
  if (kind === "time" && !text.startsWith("while")) return null;
  if (noun.startsWith("dorm") && /^[- ]style/.test(after) && !before) return null;
  if (noun === "accommodation" && /\b(?:the|an|this|any|such|of)(?: [a-z]+)? $/.test(before)) return null;
  if (bed.toClean.test(before) && sentence.stance !== "offered") return null;
  if (
    (bed.otherThings.test(before) && !bed.livesThere.test(before)) ||
    bed.otherThingsAfter.test(after) ||
    bed.notGiven.test(before) ||
    (/\blocal $/.test(before) && !bed.ownBed.test(before))
  )
    return null;
  if (bed.forSale.test(noun) && bed.manyForRent.test(before)) return null;
  if (
    (bed.ofFee.test(whole) || (bed.forSale.test(noun) && bed.ofBusiness.test(whole))) &&
    !bed.workers.test(whole)
  )
    return null;
  if (/\bused to\b/.test(before)) return null;
  if (bed.saidNo.test(after)) return "not provided";
  if (bed.notFree.test(after)) return "at a cost";
  if (
    /^[^.;]{0,30}\b(?:in (?:town|the (?:area|valley|region))|locally|scarce|expensive)\b/.test(after) &&
    polarityOf(text, start, end) !== "denied"
  )
    return null;
  if (/\b(?:guests?|visitors)\b/.test(text) && !/\b(?:staff|employees?|crew|interns?|you)\b/.test(text))
    return null;
  if (/\bstipend or\b|\bor (?:a )?(?:[a-z]+ )?stipend\b/.test(text)) return null;
  if (bed.forCourse.test(whole.slice(0, clauseAt + start))) return "for some only";
  const isFree = bed.noCost.test(text) || bed.noCost.test(aside);
  const trips = bed.duringTrips.exec(whole);
  const isForTrips = trips !== null && (trips.index === 0 || trips.index > clauseAt + start);
  const polarity = polarityOf(text, start, end);
  const isStipend = bed.compound.test(after) || bed.stipendFor.test(before);
  if (bed.help.test(before) || bed.helpAfter.test(after)) return polarity === "denied" ? null : "may be had";
  if (polarity === "denied" && bed.barredThere.test(before)) return null;
  if (polarity === "denied" && /\bguarantee/.test(text)) return "may be had";
  if (polarity === "denied" || /^(?:not|none)\b/.test(aside))
    return bed.forSome.test(after) ||
      isForTrips ||
      bed.inTraining.test(whole) ||
      (kind === "aside" && bed.ofPlace.test(whole.slice(0, clauseAt)))
      ? "for some only"
      : noun === "housed"
        ? null
        : "not provided";
  if (bed.inTraining.test(whole.slice(clauseAt + end))) return "for some only";
  if (isForTrips && !/^room/.test(noun)) return null;
  if (/^(?:lodging|accomm)/.test(noun) && bed.onTheWay.test(text)) return null;
  const [nearby = ""] = after.split(/ and (?:an? |your |all )/);
  if (bed.ofTrips.test(before + noun + nearby) && !/^room/.test(noun) && !isStipend) return null;
  if (bed.ownBed.test(before) || bed.byWorker.test(after)) return "not provided";
  if (isStipend || bed.towardRent.test(whole)) return "stipend";
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
    (bed.paidFor.test(text) ||
      bed.paysRent.test(text) ||
      bed.paidFor.test(aside) ||
      /\$\S{1,8} per\b/.test(aside) ||
      (costIn(`${text} ${aside}`) !== null &&
        !/\$[^);]{0,20} value\b|\b(?:valued at|worth) \$/.test(`${text} ${aside}`) &&
        (/\$/.test(aside) || isItsCost(text, end, noun))))
  )
    return /\bstipend\b/.test(text) && !bed.paidFor.test(text) ? givenIn(before, after) : "at a cost";
  if (
    bed.mayBe.test(text.replace(bed.permitted, " ")) ||
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
  if (bed.unsure.test(whole) || bed.saidElsewhere.test(after)) return null;
  if (/^[^a-z]*(?:[a-z]+ (?:and|&) )?$/.test(before) && /^(?: (?:and|&) [a-z]+)? ?[:-] ?\S/.test(after))
    return "provided weakly";
  const isShort = whole.length <= 90;
  if (
    isShort &&
    sentence.isItem &&
    sentence.stance !== "duties" &&
    sentence.stance !== "required" &&
    bed.plainBed.test(before)
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
  return bed.livesIn.test(before) || bed.givenBefore.test(before) || bed.givenAfter.test(after)
    ? "provided"
    : null;
}

function isOffered(sentence: Sentence): boolean {
  return sentence.stance === "offered" || bed.offeredHeading.test(sentence.heading);
}
