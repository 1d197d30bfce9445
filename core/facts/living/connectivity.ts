import { answerTo } from "#core/facts/answer.ts";
import { clausesOf, factOf, polarityOf, tellingSentences } from "#core/facts/clauses.ts";
import type { Fact, FactReader } from "#core/facts/fact.ts";

const net = "(?:wi-?fi|internet|starlink|broadband)";
const good = "(?:good|great|excellent|strong|decent|fine|solid|reliable)";
const bad =
  "(?:limited|little|spotty|slow|poor|unreliable|patchy|weak|fickle|intermittent|sporadic|iffy|hit[- ](?:or|and)[- ]miss|minimal|scarce|sparse|scant)";
const names = {
  internet: new RegExp(`\\b${net}\\b|\\bemail (?:by|over|via) satellite\\b|\\bneither web\\b`),
  "cell service": new RegExp(
    `\\b(?:cell(?:ular|phone)?s?|mobile|phone)(?: phones?)? (?:service|reception|coverage|signal|connection|connectivity|towers?)\\b|\\bcoverage (?:on|for) (?:cell )?phones\\b|\\b(?:no|zero|good|great|strong|weak|poor|limited|spotty) (?:cell(?:ular)?|mobile)(?= (?:at|here|in|on|up)\\b|[.,;)]|$)|\\b(?:no|zero|any|without|carrier's) signal\\b|\\b(?:signal|reception)(?: (?:at|in|up) (?:the )?[a-z]+)? is (?:${good}|${bad})\\b|\\b(?:cell(?:ular)? )?phones? (?:(?:do not|don't|won't|will not|can't|cannot|rarely) )?(?:works?(?! (?:with|for|on (?:the )?phone))|picks? up)\\b|\\b(?:verizon|at&t|t-mobile|lte|[45]g)(?:'s)?(?: (?:service|coverage|signal|works|gets|on|has|is)|(?= ?[.,;)]|$))|\\b(?:no|zero|one|two|three|four|five|a|\\d) bars\\b|\\bno (?:internet,? (?:or |and |no )?|wi-?fi,? (?:or |and |no )?)phone\\b`,
  ),
} as const;
const eitherName = `${names.internet.source}|${names["cell service"].source}`;
const telling = new RegExp(eitherName);
const lived =
  /\b(?:hous\w*|guesthouse|cookhouse|farmhouse|lodg\w*|liv(?:e|es|ing)|quarters|bunk\w*|dorms?|dormitor\w*|cabins?|utilit\w*|camp|campus|headquarters|ranch|sites?|on-site|property|apartments?|flats?|studio|loft|yurts?|bungalow|cottage|casita|residences?|laundry|washer|kitchen|hookups?|rooms?|bedrooms?|station|park|furnished|remote|area|town|village|valley|mountain|island|lake|employees?|staff|crew|hosts?|you|limited|electric\w*|bunkhouse|library|pub|included|provided|anywhere|up there|here|throughout|hall|row|satellite|starlink|no|zero)\b/;
/** What guests have, what is worked on, and where one works without it. */
const otherThings = new RegExp(
  `\\b(?:guests?'?|visitors?'?|customers?|campers? (?:get|have|can|buy)|passengers|parents|public|clients?|install\\w*|troubleshoot\\w*|maintain\\w*|reset|upload|browse|boosters|voucher|password|ticketing|restroom|protocol|complaints?|proficien\\w*|apply|website|web page|(?:your|their) own (?:internet|wi-?fi|hotspot)(?! because)|access to a|work alone|willing\\w*|ability|comfortable (?:with|work)|from home|telework|remote work|skills|${net} (?:[a-z]+ )?(?:stipend|reimburse\\w*|allowance|research|marketing|sales|safety|outreach|site|access (?:is )?required|required|needed)|research|phone (?:stipend|allowance)|unknown|set(?:ting)? up|sells?|sold|backcountry|field conditions|fieldwork|driving|roads?|some locations|field (?:sites?|locations)|survey|hik(?:e|ing)|trails?|radios?(?! room)|emergenc\\w+|out of [a-z ]*range|beyond (?:the )?(?:reach|range)|once we|where there(?:'s| is)|once you are back|(?:allowed|permitted|prohibited|turned off)|policy|policies)\\b`,
);
const isAlone = new RegExp(
  `^[^a-z]*(?:(?:there(?:'s| is| are|n't)|isn't|we have|free|satellite|cable|fiber|fast|high[- ]speed|no|zero|almost|any|and|${good}|${bad})[, ]+)*(?:${eitherName})[^,;]{0,45}$`,
);
const less = new RegExp(
  `\\b(?:${bad}|almost no|little to no|limited to no|depends|now and then|a bar or two|one bar|two bars|fades|nowhere else|here and there|in places|catch)\\b`,
);
const lessSignal = new RegExp(`${less.source}|\\b(?:only|hill|upstairs)\\b`);
/** Only at one place, or only for a while. */
const partly =
  /\b(?:only|some|sometimes|till|until \d|nearby|at times|by the window|upstairs|porch|hill|office|store|library|many|most|works on|on order|may be|planned|coming|soon|should be|will be (?:installed|added))\b|\d ?h|\$ ?\d/;
const ofOffice = /^\W*(?:the|our) (?:[a-z]+ )?(?:office|store|shop|library|lobby|visitor cent(?:er|re))\b/;
const zero = /\b(?:zero|nil|neither|nor|no|without|isn't|aren't|not)\b[^,;:.]{0,30}$/;
const zeroBehind =
  /^[^,;.]{0,25}?\b(?:nil|none|dies|ends|stops|don't|doesn't|won't|will not|does not|do not|cannot|can't|nonexistent)\b|^ ?[:-] ?(?:no|none|nope)\b/;

/** Internet and cell service are told each once, by the first sentence that is sure of it. */
export const readConnectivity: FactReader = (reading) => {
  const told = tellingSentences(reading, telling).filter(
    ({ sentence, text }) =>
      !otherThings.test(text) &&
      (lived.test(text) || isAlone.test(text) || names["cell service"].test(text)) &&
      !/duties|required/.test(`${sentence.stance}`),
  );
  return (["internet", "cell service"] as const).flatMap((name) => {
    const facts = told.flatMap(({ sentence, text }): Fact[] => {
      const answer = answerTo(reading, sentence);
      const clause = clausesOf(text).find((one) => names[name].test(one.text));
      const found = clause && names[name].exec(clause.text);
      if (answer === null || !found) return [];
      const [at, end] = [clause.at + found.index, found.index + found[0].length];
      const before = clause.text.slice(Math.max(0, found.index - 40), found.index);
      const near = `${before.split(/[,;:]| and | but /).pop()}${text.slice(at, at + found[0].length + 60).split(/[,;.]| and /, 1)}`;
      const isDenied =
        answer === "no" ||
        /\bexcept(?: for)? $/.test(text.slice(0, at)) ||
        /^(?:no|zero|neither|without|(?:cell(?:ular)? )?phones? .*(?:n't|not)\b)/.test(found[0]) ||
        zero.test(before) ||
        zeroBehind.test(clause.text.slice(end)) ||
        (!/\bwith (?:[a-z-]+ )?$/.test(before) && polarityOf(clause.text, found.index, end) === "denied");
      const isLittle = (name === "internet" ? less : lessSignal).test(near);
      const value = isLittle ? `limited ${name}` : isDenied ? `no ${name}` : name;
      const isPartly = isLittle
        ? /\bgood\b/.test(clause.text)
        : partly.test(near) || ofOffice.test(text) || less.test(clause.text);
      return [factOf(reading, sentence, at, "connectivity", value, isPartly ? { isUnsure: true } : {})];
    });
    const best = facts.find(({ isUnsure }) => !isUnsure) ?? facts[0];
    const isMixed = facts.some(({ value }) => value !== best?.value);
    return best ? [isMixed ? { ...best, isUnsure: true as const } : best] : [];
  });
};
