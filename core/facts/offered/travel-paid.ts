import { clausesOf, factOf, polarityOf, tellingSentences } from "#core/facts/clauses.ts";
import type { Fact, FactReader } from "#core/facts/fact.ts";

const telling =
  /\b(?:travel\w*|transport|transportation|helicopter rides?|ferry (?:ride|fare|ticket)s?|plane tickets?|train tickets?|relocation|moving|pcs|mileage|airfare|flights?|bus fare|per diem|personal (?:vehicle|car)s?)\b/;
const sure =
  /\b(?:(?:travel|relocation|moving|transportation) (?:[a-z]+ ){0,2}?(?:expenses?|costs?|stipend|allowance|reimburse\w*|assistance|bonus|benefits?|compensation|incentive|package)|(?:costs?|expenses) (?:of|for) (?:travel|transportation|relocation)|mileage(?: reimburse\w*)?|airfare|round[- ]?trip (?:flights?|airfare|travel|transportation)|flights? (?:to|from)|(?:inbound|outbound)(?: and (?:inbound|outbound|return))? (?:travel|transportation)|paid (?:travel|airfare|relocation)|transportation payment|travel(?= (?:is|will) (?:on you|(?:not )?(?:be )?(?:paid|covered|reimbursed))\b)|relocation|moving truck|(?:(?:bus|train|plane|air|ferry) (?:fares?|tickets?)|helicopter rides?) (?:to|from) [a-z, ]{3,50}|(?:cover|pay for|reimburse|fund)s? (?:for )?(?:your|their|all|the) (?:travel|transport|transportation|trip|move)(?: (?:to|from) [a-z, ]{3,50})?|(?:travel|transport|transportation) (?:to|from) [a-z, ]{3,50})\b/;
const given =
  /\b(?:paid|pays?|reimburs\w*|refund\w*|provided|provides?|covered|covers?|offered|offers?|available|included|stipend|allowance|payment|receive|free|supplied|compensat\w*)\b/;
const byWorker =
  /\b(?:responsible for (?:[a-z]+ ){0,5}|responsibility of|(?<!(?:cover|pay for|reimburse|fund)s? )(?:their|your|own) (?:own )?(?:expense|cost|travel|transportation)|at (?:your|their) own|out[- ]of[- ]pocket|on you)\b/;
/** A per diem for meals pays for meals. */
const perWork = /(?<!\b(?:meals?|food) )\bper diem\b(?! for (?:meals|food))/;
const otherThings =
  /\b(?:travel (?:discounts?|insurance)|interview|receipt of|applicants? (?:are|is) not|background|(?:work|company|field|program|state|government) vehicles?|travel potential|(?:field|project|survey|study|worksite|research) sites?|worksites?|from housing|to (?:and from )?(?:field|the field)|limited funding|research (?:supplies|funding)|shuttle|daily transportation|pick-?up point|conferences?|guests?|campers?|within the|travel (?:agency|industry|center))\b/;
const surelyPaid =
  /\b(?:relocation|moving|travel|mileage|airfare|transportation) (?:[a-z]+ ){0,3}?(?:is|are|will be) (?:[a-z]+ )?(?:paid|reimbursed|provided|covered|available|offered)\b|\b(?:travel|relocation|moving|mileage) (?:[a-z]+ )?(?:reimburse\w*|stipend|allowance|bonus|assistance|package)\b|\btransportation payment or reimbursement\b|\breimburs\w*\b.{0,60}\b(?:travel|mileage|airfare|relocation|transportation)\b|\bpaid (?:travel|airfare|relocation|mileage)\b|\b(?:we|employer|company) (?:will )?(?:pay|cover|reimburse|provide)s?\b.{0,40}\b(?:travel|airfare|flights?|mileage|relocation)\b/;
const surelyNot =
  /\b(?:not|no|unable|cannot|n't)\b.{0,50}\b(?:relocation|moving|travel|airfare|transportation|mileage)\b|\b(?:relocation|moving|travel|airfare|transportation|mileage)\b.{0,50}\bnot (?:be )?(?:paid|reimbursed|provided|covered|available|offered|authorized|included)\b|\bresponsible for (?:[a-z]+ ){0,3}(?:travel|transportation|relocation)\b|\b(?:travel|transportation|relocation) (?:[a-z]+ )?(?:is|are) (?:the )?responsib/;
const mileage =
  /\bmileage (?:(?:is|are|will be|would be|can be) )?(?:also )?(?:reimburs\w*|paid|covered|compensated)|\breimburs\w* (?:for |of )?(?:[a-z]+ ){0,3}mileage\b|\bmileage reimbursement\b|\b(?:use of )?(?:a |your |their )?personal (?:vehicles?|cars?)\b[^.;]{0,40} (?:is|are|will be) (?:also )?(?:reimbursed|compensated)\b/;
/** "Your own travel to the island" is the way there; "your own transportation" alone may be a car. */
const ownWay =
  /\b(?:provide|arrange|pay for|cover|purchase|buy|book) (?:for )?(?:(?:their|your|his or her|the) )?own (?:travel|airfare|flights?|transportation|way) to\b(?! (?:and from )?(?:the |our )?(?:property|shop|yard|office|sites?|work ?sites?|job ?sites?|farm|ranch|unit|trailheads?|work)\b)/;
const hedged =
  /\b(?:(?<!\b(?:in|of|by|mid|late|early|from|until|through|since|to|and)[ -])may(?! \d)|might|could|possibl[ey]|potential|considered|some|certain|limited|case|eligible|or housing)\b/;

const near = 60;

export const readTravelPaid: FactReader = (reading) => {
  const found: Fact[] = [];
  for (const { sentence, text } of tellingSentences(reading, telling)) {
    // A question states nothing; its answer does.
    if (/\?["')\s]*$/.test(text)) continue;
    const byMile = mileage.exec(text);
    if (byMile && polarityOf(text, byMile.index, byMile.index + byMile[0].length) !== "denied") {
      const more = hedged.test(text.slice(Math.max(0, byMile.index - near), byMile.index + near));
      found.push(
        factOf(reading, sentence, byMile.index, "travel_paid", "yes", more ? { isUnsure: true } : {}),
      );
      continue;
    }
    const own = ownWay.exec(text);
    if (own) {
      found.push(factOf(reading, sentence, own.index, "travel_paid", "no"));
      continue;
    }
    if (otherThings.test(text)) continue;
    for (const { text: clause, at, kind } of clausesOf(text)) {
      const there =
        sure.exec(clause) ??
        (/\btravel\b/.test(text) && /\b(?:reimburs\w*)\b/.exec(clause)) ??
        (perWork.test(clause) && /\btravel\b/.test(text) ? perWork.exec(clause) : null);
      if (!there || (kind === "condition" && !/eligible/.test(clause))) continue;
      const end = there.index + there[0].length;
      const isSure = (words: RegExp) => words.test(text) && !hedged.test(clause);
      const fact = (value: "yes" | "no") => {
        const more = isSure(value === "yes" ? surelyPaid : surelyNot) ? {} : ({ isUnsure: true } as const);
        return factOf(reading, sentence, at + there.index, "travel_paid", value, more);
      };
      if (polarityOf(clause, there.index, end) === "denied") {
        if (
          !given.test(clause) &&
          !/expense|cost|stipend|allowance|reimburs|benefit|assistance|relocation/.test(there[0])
        )
          continue;
        found.push(fact("no"));
      } else if (byWorker.test(clause)) {
        if (/\bresponsib|\bown (?:cost|expense)|\bon you\b/.test(clause)) found.push(fact("no"));
      } else if (
        /\b(?:willing\w*|ability|able|must be)\b/.test(clause.slice(0, there.index)) &&
        !/reimburs|paid|allowance|stipend/.test(clause)
      )
        continue;
      else if (
        /\breimburse h-?2b|visa/.test(text) ||
        given.test(clause) ||
        /allowance|stipend|reimburse|assistance|package/.test(there[0])
      )
        found.push(fact("yes"));
    }
  }
  const values = new Set(found.map(({ value }) => value));
  const first = found.find(({ isUnsure }) => !isUnsure) ?? found[0];
  return first && values.size === 1 ? [first] : [];
};
