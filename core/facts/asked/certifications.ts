import { anyOf, type Clause, clausesOf, factOf, polarityOf, tellingSentences } from "#core/facts/clauses.ts";
import type { Fact, FactReader } from "#core/facts/fact.ts";
import type { Sentence } from "#core/facts/sentences.ts";
import { alwaysCertificates, certificates, namesOfPapers } from "./certificates.ts";
import { atLeast, inherited, isNotAsked, levelAt, levelIn, paysMore } from "./level.ts";

type Level = "required" | "preferred" | "given";

const telling = anyOf(certificates);

const allNames = new RegExp(telling, "g");

const papers =
  /\b(?:certifi\w+|certs?|licen[sc]ed?|credential\w*|card|tickets?(?= (?:desir|prefer|essential|required|needed|an? |would|is|are))|permit|qualified|current|valid|endorsement)\b/;
const heads =
  /\b(?:must|required?|requires|possess|hold|holds|have|obtain|maintain|need|certified|prerequisites?)\b/;
const mentions =
  /\b(?:willing\w* to (?:participate|complete|attend)|may include|acceptable|such as|knowledge of|familiar\w*|understand\w*|e\.g|for example|like|experience (?:in|with|as|using|operating)|experienced|proficien\w+|ability to (?:use|operate|perform|administer|provide|safely|run)|able to (?:use|operate|perform|administer|provide|run)|skills? (?:in|with)|model|teach\w*|educat\w*|instruct|practices|principles|ethics|related to|any (?:[a-z]+ ){0,3}you (?:hold|have)|interest in|operat(?:e|ing|ion)|administer\w*|perform\w*|render|utilize|respond\w*|apply|use of|using|assist\w*|supervis\w*|manage|ensure|kits?|supplies|box|includ(?:es|ing) but|equivalent to|graduating|student)\b/;
const ofOthers =
  /\b(?:(?:all|our|most|many|each|senior|lead|other) (?:of (?:our|the) )?(?:[a-z]+ ){0,3}(?:guides|staff|instructors|patrollers|leaders|counselors|members|trainers|nurses?)|(?:he|she|they)) (?:is|are|were|was|hold|have)\b/;
const aroundNames =
  /\b(?:and|or|an?|the|your|of|with|plus|in|current|valid|basic|standard|pediatric|infant|child|adult|red cross|aha|better|best|higher|above|equal|equivalent|also|minimum|min|level|certifi\w+|certs?|cards?|tickets?|permits?|licen[sc]es?|training|trained|course|class|paid|free|c|p|[1-5]|\d+ ?-?h(?:ou)?rs?|i{1,3}|one|two|technicians?|rescue|endorsement|including|includes?|saws?|usfs|fa|w|passenger|class [ab]|points for|welcome|bring|need(?:ed)?|required|musts?|(?:by|within|before|prior to|at|to|for) .{0,40}|is|are|a|plus|bonus|preferred|desir\w+|strongly|highly|helpful|handy|asset|musts?|be|would|great)\b/g;
const ofDuties =
  /\b(?:perform\w*|administer\w*|provid\w+|render\w*|teach\w*|instruct\w*|knowledge|familiar\w*|such as|e\.g|like|acceptable|lead|learn\w*|programs?)\b/;
/** Who leads a course takes none. */
const leads =
  /^\W*(?:run|lead|teach|conduct|deliver|organize|help|assist|supervise|schedule|attend|complete)s?\b/;
/** A sentence with a verb is no list of what is asked. */
const says =
  /\b(?:we|you|they|our|is|are|was|were|will|can|have|has|run|teach|lead|learn|gets?|give|help|know|use)\b/;
const besideOthers =
  /\b(?:cpr|aed|wfr|wfa|cert\w*|card|ticket|licen[sc]e|dl|mvr|lift|lbs?|years?|degree|background|drug|twic|award|current|within|by|before)\b|\d\+|^\W*first[- ]aid\W*$/;
const besides = /^(?: certifi\w+| training| cards?| licen[sc]es?| courses?)? ?\(([^()]{0,60})\)/;
/** "PHEC is a bonus" beside a certificate is of another one. */
const ofAnother =
  /^(?!this|that|it\b|which|also|strongly|highly|very)[a-z0-9-]+ (?:is|are|would|preferred|desired|an? (?:plus|bonus))\b/;
/** "Hold a WFR", "get your license by May". */
const begins = /^\W*(?:possess|hold|have|obtain|bring|get)\b(?! (?:paid|trained|certified|free))/;
/** "Sea time counts toward your license." */
const ofChance = /\bcounts? (?:for|toward)|\byou can (?:get|earn)\b/;
const gift = /^[^,;:.()]{0,50}\((?!or\b)([^()]{0,60})\)/;
const hedged =
  /\b(?:may be required|might be required|some (?:positions|roles|staff|jobs)|certain (?:positions|roles|jobs)|depending|select positions|if (?:applicable|needed)|or equivalent experience|lead(?:er)?s? (?:must|only))\b/;
const surelyGiven =
  /\b(?:certif\w+|cards?|licen[sc]es?)\b.{0,40}\b(?:on us|at our (?:cost|expense)|paid by us|reimbursed)\b|\bearns?\b.{0,50}\b(?:certif\w+|card)|\b(?:certifi\w+|courses?|class(?:es)?|training)\b.{0,60}\b(?:provided|paid for|covered|free|at no cost|offered)\b|\b(?:we|employer|company|camp) (?:will )?(?:provide|pay|cover)s?\b.{0,80}\b(?:certifi\w+|courses?|class(?:es)?|training)\b|\bcertifi\w+ (?:is|are|will be) given\b|\b(?:certifi\w+|course|training) (?:included|provided)\b|\b(?:covers?|pays? for) (?:the )?(?:(?:costs?|fees?) of )?.{0,40}\b(?:(?:re)?certifi\w+|courses?|training)\b|\bwe(?:'ll| will)? (?:train and )?certify you\b|\bfree\b.{0,40}\b(?:certifi\w+|courses?|training)\b|\b(?:will|receive|get) (?:be )?(?:trained|certified|(?:[a-z/,& -]+ )?(?:certifications?|training))\b/;
const given =
  /\b(?:(?:is|are|be) taught|taught (?:in|during|at|by)|earns? an? [a-z ]{2,20}card|covers? (?:the )?(?:costs?|fees?) of|(?:training|certifications?|courses?|recertification|class) (?:is |are |will be |can be |may be )?(?:provided|offered|paid|covered|included|available|given)|we (?:will )?(?:provide|pay|offer|certify|train|cover)|\bearns? (?:their|your|an?|[a-z0-9-]+ [a-z]+ certif\w+)\b|will (?:receive|earn|be trained|be certified|become certified|gain|get)|receive|(?<!possible )opportunit(?:y|ies) to|provided by|provided at no cost|fees covered|(?:certifications?|training) (?:through|upon|at no)|paid (?:training|certification)|includes? training|free (?:training|certification))\b/;
const ofPaper = /train|certif|licen[sc]e|\bcard\b|course|class|taught/;
const lesson =
  /^(?:[/,& a-z0-9-]{0,40}?) ?(?:certifi\w+ |level \d )?(?:training|course|class|evening|lessons?|refresher)s?\b[^,.;]{0,40}\b(?:in|first|during|on (?:day|us)|free|held|annually|every|each|june|may)\b/;
const gives =
  /\b(?:(?:is|are|will be|be|get|gets) (?:also |all |fully )?(?:taught|trained|certified|given|provided|offered|included|held|covered|paid for)|(?:provided|given|offered|taught|covered|included|paid(?: for)?) (?:by (?:us|the)|in|during|at|annually|each|every|on|before)|on us|earns? (?!\$|\d|up|you|an? (?:higher|better|extra|additional)|more|extra|from)|part of (?:staff|paid|pre|your|orientation|training)|(?:training|orientation|academy|week)[ ]+includes?|(?:gets?|receives?) [^,.;]{0,40}(?:training|course)|in-house|trained in|(?:we|resort|camp|lodge|patrol|company|park)(?:'ll| will)? (?:also )?(?:provides?|pays?|arranges?|offers?|certify|trains?|covers?|teach(?:es)?|get you|send you|put you|run|gives?|reimburses?)|get you one|includes .{0,60}\btraining|you(?:'ll| will) leave with)\b/;
/** A lesson alone gives no paper. */
const paidCourse =
  /\b(?:pay|paid|cover\w*|free)\b.*\b(?:course|class)|\b(?:course|class)\b.*\b(?:paid|covered|free)\b/;
const ofLessons = /\b(?:training|trainings|lessons|courses)\b[^.;]{0,40}(?::|\b(?:in|including|includes?)\b)/;
const ofGuests =
  /(?:^|\b(?:to|for|our|gives?|offers?|teach|teaches|help|by|with) (?:[a-z]+ ){0,2})(?:guests?|campers|visitors|participants|students|the public|kids|children|customers|clients|hikers)\b/;
/** Papers below this heading are learned there, unless the heading asks for them. */
const givenHeading =
  /^(?!.*(?:requir|qualif|prefer|must|need|eligib)).*\b(?:training|certifications? (?:provided|offered|you)|benefits?|we (?:offer|give|provide)|you(?:'ll| will) (?:get|receive|learn)|perks|gain)\b/i;

export const readCertifications: FactReader = (reading) => {
  const found = new Map<string, Judged & { fact: Fact }>();
  for (const { sentence, text } of tellingSentences(reading, telling)) {
    const clauses = clausesOf(text);
    for (const [code, names] of Object.entries(certificates)) {
      for (const clause of clauses) {
        const there = names.exec(clause.text);
        if (!there) continue;
        const judged = levelOf(code, clause, there, sentence, text);
        if (!judged) continue;
        const before = found.get(code);
        if (before && weightOf(before) >= weightOf(judged)) continue;
        const value = `${code}:${judged.level}`;
        const isUnsure =
          !judged.isSure ||
          isOneOf(code, clause.text, there) ||
          judged.level === "given" ||
          hedged.test(text) ||
          text.length > longestSure;
        const more = isUnsure ? { isUnsure } : {};
        found.set(code, {
          ...judged,
          fact: factOf(reading, sentence, clause.at + there.index, "certifications", value, more),
        });
      }
    }
  }
  return [...found.values()].map(({ fact }) => fact);
};

type Judged = { level: Level; isOwn: boolean; isSure: boolean };

const longestSure = 300;
const rank = { given: 0, preferred: 1, required: 2 };

/** Required outweighs preferred, and preferred outweighs given; a sentence's own words outweigh its section. */
function weightOf({ level, isOwn, isSure }: Judged): number {
  return rank[level] + (level !== "given" && isOwn ? 2 : 0) + (isSure ? 0.5 : 0);
}

function levelOf(
  code: string,
  clause: Clause,
  there: RegExpExecArray,
  sentence: Sentence,
  whole: string,
): Judged | null {
  const { text } = clause;
  const before = text.slice(0, there.index);
  const after = text.slice(there.index + there[0].length);
  if (polarityOf(text, there.index, there.index + there[0].length) === "denied" && !isNotAsked(text))
    return null;
  const sofar = whole.slice(0, clause.at + there.index);
  const sinceComma = before.slice(before.lastIndexOf(",") + 1);
  const part = sofar.slice(sofar.lastIndexOf(";") + 1);
  if (/\bmay include\b/.test(part)) return null;
  // "If you have a certification, tell us".
  if (clause.kind === "condition" && /^(?:if|when) you (?:already )?(?:have|hold|are)\b/.test(text))
    return null;
  const isNamed =
    papers.test(text) || papers.test(whole) || namesOfPapers.test(there[0] + after.slice(0, 12));
  const isCertified = /\bcert|\blicen[sc]e|\bcard\b|\bcurrent\b|\bcredential/.test(text);
  const item = itemAt(text, there.index);
  const isItem = isOwnItem(item);
  if (isNotAsked(text) && levelIn(isNotAsked(item) ? item : text) === null) return null;
  const ofItem = isItem && !ofDuties.test(before) ? sinceComma : before;
  if (mentions.test(ofItem) && !/\b(?:must|required) (?:have|be|hold|possess)\b/.test(sinceComma)) {
    if (
      !isCertified ||
      /\b(?:such as|e\.g|like|any|acceptable)\b/.test(part) ||
      /\b(?:knowledge of|familiar\w*|understanding of|willing\w* to)\b/.test(sinceComma)
    )
      return null;
  }
  const next = whole.slice(clause.at + there.index + there[0].length);
  const saying =
    clause.kind === "aside" ? itemAt(whole, clause.at) : `${text}; ${gift.exec(next)?.[1] ?? ""}`;
  const isLesson = gives.test(saying) || lesson.test(next.slice(0, 80)) || (ofLessons.test(sofar) && isItem);
  if (!alwaysCertificates.has(code) && !isNamedBy(code, text, whole)) return null;
  if (
    /^ (?:kits?|supplies|boxe?s?|to (?:guests|participants|campers)|and evacuation|safety|care|duties|as needed|situations|incidents|stations?|staff|chairs?|tower|stands?|mitigation|risk|program|site|equipment|operation|experience|methods|ethics|practices|principles|awareness|and safety awareness)\b/.test(
      after,
    ) &&
    !isCertified
  )
    return null;
  if (ofOthers.test(text) && !/\b(?:must|requir\w+|need|should|encouraged|prefer\w*)\b/.test(text))
    return null;
  const aside = besides.exec(next)?.[1] ?? "";
  const beside =
    clause.kind === "aside" || telling.test(aside) || ofAnother.test(aside) ? null : levelIn(aside);
  const asked =
    beside ??
    levelAt(text, there.index) ??
    (clause.kind === "aside"
      ? levelAt(whole, clause.at + text.length)
      : begins.test(text)
        ? "required"
        : null);
  if (
    asked === "preferred" &&
    (levelIn(item) === asked || /\b(?:prefer|desir|a plus\b)/.test(before + after.slice(0, 60)))
  )
    return { level: "preferred", isOwn: true, isSure: true };
  const isGiven =
    (given.test(saying) || isLesson) &&
    !leads.test(text) &&
    !ofGuests.test(whole) &&
    !/\b(?:if (?:needed|necessary)|can be provided|can provide)\b/.test(whole) &&
    !/\bcurrent\b/.test(text);
  if (isGiven && (asked !== "required" || (gives.test(saying) && !/\bmust\b|\brequired\b/.test(saying))))
    return (isCertified || paidCourse.test(saying)) && surelyGiven.test(saying)
      ? { level: "given", isOwn: true, isSure: true }
      : null;
  if (sentence.stance === "duties" && !/\b(?:certifi|current|must)/.test(text)) return null;
  if (asked)
    return isNamed || beside || heads.test(text) || atLeast.test(text) || inherited(sentence) || isItem
      ? { level: asked, isOwn: true, isSure: isNamed || beside !== null }
      : null;
  const [, heading = sentence.heading] = /^([a-z' ]{2,40}): ./.exec(whole) ?? [];
  const isBelow = givenHeading.test(heading);
  if (isBelow || sentence.stance === "offered") {
    const isTaught = (isBelow && isItem) || ofPaper.test(item);
    if (isTaught && !inherited(sentence) && sentence.heading !== sentence.text && !item.includes("$"))
      return { level: "given", isOwn: false, isSure: false };
    if (isBelow || !isItem) return null;
  }
  const level = inherited(sentence);
  if (level)
    return isNamed || whole.length < 120
      ? {
          level: paysMore.test(text) ? "preferred" : level,
          isOwn: false,
          isSure: isCertified || alwaysCertificates.has(code),
        }
      : null;
  const isAlone =
    isItem &&
    !says.test(clause.kind === "aside" ? whole : before) &&
    !/certif|licen/i.test(sentence.heading) &&
    !whole.includes("$") &&
    (code !== "CPR" || !/aid$/.test(there[0]) || besideOthers.test(whole));
  if (isAlone && (alwaysCertificates.has(code) || isCertified || namesOfPapers.test(there[0])))
    return { level: "required", isOwn: false, isSure: false };
  // "Current CPR certification", "CPR certified", "Copy of …".
  if (
    !isCertified ||
    ofChance.test(whole) ||
    (whole.length >= 160 && !/\bcurrent\b/.test(text)) ||
    /\bexperience\b/.test(before)
  )
    return null;
  return { level: paysMore.test(text) ? "preferred" : "required", isOwn: false, isSure: false };
}

const itemAt = (text: string, at: number) =>
  text.slice(Math.max(...[",", ":", ";"].map((mark) => text.lastIndexOf(mark, at))) + 1).split(/[,;]/)[0] ??
  "";

/** Nothing but certificates and the words around them. */
function isOwnItem(item: string): boolean {
  return item.length < 160 && !/[a-z]/.test(item.replace(allNames, " ").replace(aroundNames, " "));
}

/** "WFR or EMT": nobody needs both. */
function isOneOf(code: string, text: string, { index, 0: name }: RegExpExecArray): boolean {
  const [before, after] = [
    text.slice(Math.max(0, index - 40), index),
    text.slice(index + name.length).slice(0, 50),
  ];
  const [, next = ""] = /^,? ?(?:(?!and\b|or\b)[a-z0-9()/-]+,? ){0,6}or\b(.*)/.exec(after) ?? [];
  const [, last = ""] = /(.*)\bor\b[^,;]*$/.exec(before) ?? [];
  return Object.entries(certificates).some(
    ([other, names]) => other !== code && (names.test(next) || names.test(last)),
  );
}

/** "Chainsaw" is a tool unless its clause names a paper; for "pesticide applicator" the sentence may name it. */
function isNamedBy(code: string, text: string, whole: string): boolean {
  if (code === "BURN") return /\bcertif/.test(whole);
  if (code === "PEST" || code === "USCG") return papers.test(whole) || namesOfPapers.test(text);
  return (
    namesOfPapers.test(text) ||
    /\bcertifi\w*|\bcerts?\b|\blicen[sc]e|\bcard\b|\bcredential|\btickets? (?:desir|prefer|essential|required)|\btrainer\b|\bmaster educator\b|\bs-?212\b|\b(?:aiare|level (?:1|2|i|ii|one|two)|avalanche (?:level )?(?:[1-3]|i{1,3}|pro))\b/.test(
      text,
    ) ||
    (/\b(?:training|course|class)\b/.test(text) && given.test(text))
  );
}
