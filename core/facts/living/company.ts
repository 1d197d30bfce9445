import { answerTo } from "#core/facts/answer.ts";
import { clausesOf, factOf, polarityOf, tellingSentences } from "#core/facts/clauses.ts";
import type { Fact, FactReader } from "#core/facts/fact.ts";

export type Company = {
  name: string;
  who: RegExp;
  otherwise: RegExp;
  wanted?: RegExp;
  /** "One small dog." is said of company, "two children" is not. */
  isCounted?: true;
};

const few =
  "(?:(?:the|your|their|a|an|any|my|staff|personal|household|employees?'?|river|office|stock|camp|trail|ranch|calm|old|another|one|two|three|four|\\d|both|other|own|small|large|big|lap|shop|well[- ]behaved|his or her|well[- ]mannered|well[- ]trained|leashed|friendly|quiet|married|unmarried|retired|working|additional|more than|up to|single) ){0,4}";
const one =
  "(?:singles?|solos?|individuals?|couples?|famil(?:y|ies)(?: members| of [a-z0-9]+)?|spouses?|partners?|husbands?|wi(?:fe|ves)|significant others?|child(?:ren)?|kids?|dependents|duos?|pairs|pets?|pups?|critters|pig dogs|dogs?|cats?|animals|guests|animal|visitors|friends|smoking|smokers|alcohol|drugs)";
/** "Couples, families, or pets": what is said of the list is said of each. */
const list = new RegExp(
  `\\b${few}${one}(?:(?:,? ?(?:\\band\\b|\\bor\\b|\\bnor\\b|&)|,| ?\\/) ?${few}${one})*(?:'s?)?(?: (?:housing|rooms?|quarters|cabins?)\\b)?`,
  "g",
);

const noBefore =
  /\b(?:(?:no(?! (?:cost|charge|fees?|problem|internet|experience)\b)|(?:and|or|but) not|not any|nor|without|prohibits?|forbids?|discourages?|leave)[- ](?:[a-z]+[ ,/]{1,2}(?:and |or )?){0,2}|(?:(?:unable|not able|not allowed|not permitted) to|cannot|can ?not|do not|does not|may not|will not|must not|[a-z]{2,5}n't) (?:currently |also |yet )?(?:accommodate|allow|permit|accept|house|host|take|hire|bring|have|keep|board|lodge|place)(?: (?:in|along))? |not (?:allowed|permitted|suitable|suited|available|set up|equipped|appropriate|open|possible|meant|designed) (?:for|to) |(?:\bno|not have|n't have|without|not offer|not provide) (?:[a-z]+ ){0,2}(?:room|rooms|space|place|housing|lodging|accommodations?|quarters|facilities|provisions?) for )$/;
const noBehind =
  /^(?:(?:, (?:sadly|unfortunately|alas|sorry),)?[^.,;:!?]{0,45}?(?:\b(?:not|never|cannot|prohibited|forbidden|discouraged|(?:stay|left|leave (?:yours|them|it)) (?:at )?home)|n't)\b(?! (?:required|necessary|needed|guaranteed|only|just|limited|a problem|an issue|mind))| ?[:,?-]+ ?(?:please,? |sorry,? |unfortunately,? |i'm afraid,? )*(?:no|none|not|never|sorry)\b| no(?=[.,;!]|$)|[- ]free\b)/;
const welcomeBefore =
  /\b(?:welcom(?:es?|ing)|accepts?|allows?|permits?|considers?|open to|(?:can|could|may|able to|happy to|glad to|love to|will|you(?:'ll)?) (?:also |even )?(?:accommodate|take|house|host|have|fit|hire|bring|keep|place|room)|(?:great|good|perfect|ideal|suitable|suited|excellent|fine|rooms?|space|housing|cabins?|apartments?|quarters|fit|opportunit(?:y|ies)|jobs?|positions?|openings?) for|hir(?:e|es|ing)|(?:welcome|ok|okay|allowed|free) to bring|^[^a-z]*bring|\b(?:fine|ok|okay|happy|cool) with|\b(?:cabins?|housing|rooms?|apartments?|sites?|lodge|we) (?:take|welcome|accept|allow)s?|no objection to|\b(?:limit|max(?:imum)?)(?: of)?|(?:preference|priority) (?:(?:is |will be )?given )?(?:to|for)|prefer|(?:so|as) are(?: their)?|(?:home|house|housing|apartment|cabin)\b.{0,80} and (?:your|their|his or her)) $/;
const said =
  "(?:welcomed?|allowed|permitted|accepted|encouraged|ok(?:ay)?|fine|invited|no problem|happily|considered|possible|negotiable|accommodated|tolerated|hired|preferred|included)\\b";
const welcomeBehind = new RegExp(
  `^(?:[^.,;:!?]{0,45}?[ -]${said}|[- ]friendly\\b|\\?? ?(?:policy|ok|allowed|welcome)?\\?? ?[:?-]+ ?(?:yes|ok|sure|of course|absolutely|fine|${said}|up to|one|two|\\d|small|case|by|ask|negotiable)\\b| [^.,;:!?]{0,30}?\\b(?:can|could|may|might|will|would) (?:also |both |even |then )*(?:share|request|apply(?! for (?!the|this|our))|ride|sleep|tag along|live|come|stay|work|job|get|have|take|join|fit|be (?:placed|housed|together))\\b| (?:[a-z]+ ){0,4}(?:get|gets|have|receive|are given) (?:their |an? |the )?(?:own|private|separate|priority|first|double|bigger|larger)\\b| (?:is|are) (?:[a-z]+ ){0,2}(?:part of|limited)\\b| (?:must|need to|should) (?:both|each|apply)\\b| must be (?:on|kept|leashed|quiet|crated|well|friendly|current|up to date|vaccinated|house)| yes(?=[,.;!]|$)| sleep (?:in|at|on|under)\\b| (?:would|will) be happy here|,? (?:max\\b|maximum|limit\\b|(?:with|w/|by) [a-z ]{0,16}(?:approval|permission|deposit|arrangement)))`,
);
const counted = /^[^a-z0-9]*(?:one|two|three|\d|small|up to|well[- ]behaved|leashed)\b/;
const isFragment = /^[^a-z0-9]*(?:(?:max|only|with|w\/|by|on|under|per)\b.*)?$/;
const notThere =
  /^[^.;]{0,60}\b(?:but )?not (?:in|on|at) (?:the |staff |employee )*(?:hous|dorm|apart|room|quart|bunk|cabin|camp)/;
/** "In the same crew" and "on the beach" are no answer for the whole job. */
const inPart =
  /^[^.,;]{0,40} (?:in|on|at) (?:the |our |any |all )*(?:same|beach\w*|trails?|preserve|refuge|lake|pool|restaurant|dining|store|slopes|shuttles?|bus|boats?)\b|^[^.;]{0,30} for (?:passengers|guests|visitors|campers|customers)\b/;
/** A partner may be an agency. */
const agencies = /^(?:the |other |own )*partners?$/;
const asks =
  /\b(?:case[- ]by[- ]case|ask|inquire|may be|approval|permission|approved|negotiable|contact|possible|considered|some|discuss)\b/;
const hedges =
  /\b(?:some|certain|select|case|approv\w*|may be|might|could|limited|if|small|depend\w*|fee|deposit|restrict\w*|considered|possible|negotiable|arrange\w*|ask|discuss\w*|except\w*|office|shop|only|part of|on [a-z]{3,6}days?|must be|friendly (?:lodge|resort|hotel|inn|campground|park|town|community|property))\b|\$/;
const ofWork =
  /\bour $|\b(?:experience|comfort\w*|patience|way|ease|good|kind|friendly|work\w*|help\w*|handl\w*|car(?:e|ing)|teach\w*|supervis\w*) (?:[a-z]+ )?(?:with|to|of|for) (?:[a-z]+ )?$/;
/** A "no" comes before a "yes"; "ask" means it depends. */
export function readCompany({ name, who, otherwise, wanted, isCounted }: Company): FactReader {
  return (reading) => {
    const found: Fact[] = [];
    for (const { sentence, text } of tellingSentences(reading, who)) {
      const say = (at: number, value: string, isUnsure: boolean) =>
        found.push(factOf(reading, sentence, at, name, value, isUnsure ? { isUnsure } : {}));
      const sought = wanted?.exec(text);
      if (sought) {
        const end = sought.index + sought[0].length;
        const beside = text.slice(0, end).split(/[,;:]/).slice(-2).join();
        if (!otherwise.test(beside) && polarityOf(text, sought.index, end) !== "denied") {
          const isAsked = /\?\W*$/.test(text) && !/^\W*are you\b/.test(text);
          if (!isAsked) say(sought.index, "welcome", hedges.test(text.slice(0, sought.index)));
          continue;
        }
      }
      const answer = answerTo(reading, sentence);
      if (answer === null) continue;
      for (const { text: clause, at, kind } of clausesOf(text))
        for (const { 0: listed, index } of clause.matchAll(list)) {
          const end = index + listed.length;
          const [before, after] = [clause.slice(Math.max(0, index - 100), index), clause.slice(end)];
          const near = `${before.split(/,/).pop()}${listed}${after.split(/,/, 1)}`;
          if (kind === "condition" || !who.test(listed) || otherwise.test(near)) continue;
          if (ofWork.test(before) || inPart.test(after)) continue;
          const place = at + index;
          if (answer) {
            const rest = reading.text.slice(sentence.to, sentence.to + 100);
            say(place, answer === "yes" ? "welcome" : "no", answer === "yes" && hedges.test(rest));
          } else if (noBefore.test(before) || noBehind.test(after))
            say(place, "no", /\bdiscourag/.test(near));
          else {
            const isSaid =
              welcomeBehind.test(after) ||
              (/(?:ing|ms?|ers|ins?)$/.test(listed) && /^ (?:is |are )?available/.test(after));
            const isBare =
              isCounted && counted.test(listed) && isFragment.test(after) && /(?:^|[.;:]) ?$/.test(before);
            const isTaken = sentence.stance !== "duties" && welcomeBefore.test(before);
            if (agencies.test(listed) || !(isSaid || isBare || isTaken)) continue;
            if (notThere.test(text.slice(place + listed.length))) say(place, "no", true);
            else if (asks.test(clause) && !/\bwelcome|\bmay (?:apply|bring)\b/.test(clause))
              say(place, "ask", true);
            else say(place, "welcome", !isSaid || hedges.test(text) || /\b(?:that|who) can\b/.test(near));
          }
        }
    }
    const values = new Set(found.map(({ value }) => value));
    const sureFirst = found.toSorted((a, b) => Number(a.isUnsure ?? 0) - Number(b.isUnsure ?? 0));
    const sure = new Set(found.filter(({ isUnsure }) => !isUnsure).map(({ value }) => value));
    if (values.has("no") && values.has("welcome") && sure.size !== 1) return [];
    const best = sureFirst.find(({ value }) => value !== "ask") ?? found[0];
    if (!best) return [];
    return [values.size > 1 ? { ...best, isUnsure: true } : best];
  };
}
