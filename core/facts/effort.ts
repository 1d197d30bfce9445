import { factOf } from "./clauses.ts";
import type { Fact, Reading } from "./fact.ts";
import type { Sentence } from "./sentences.ts";

const weight = /(?<![\d.$])\b(\d{1,3})(?:\s?(?:-|–|to)\s?(\d{1,3}))?\+?[\s-]{0,2}(?:lbs?\b|pounds?\b|#)/gi;
const lifts =
  /\b(lift(s|ed|ing)?|carry(ing)?|carries|load(ing)?|push(ing)?|pull(ing)?|haul(ing)?|hoist(ing)?|move|moving|backpack(ing)?|packs?|handl(e|ing)|weigh(s|ing)?)\b/i;
const isLift = /\blift/i;

export function readLift(reading: Reading): Fact[] {
  let best: { pounds: number; at: RegExpExecArray; sentence: Sentence; rank: number } | null = null;
  for (const sentence of reading.sentences) {
    if (!/lb|pound|\d#/i.test(sentence.text) || !lifts.test(sentence.text)) continue;
    for (const at of sentence.text.matchAll(weight)) {
      const before = sentence.text.slice(Math.max(0, at.index - 130), at.index);
      const after = sentence.text.slice(at.index + at[0].length, at.index + at[0].length + 40);
      const pounds = Number(at[2] ?? at[1]);
      if (pounds < 10 || pounds > 200) continue;
      const isNear = lifts.test(before) || lifts.test(after);
      if (
        !isNear ||
        /\b(brick|dog|dogs|animal weighing|vehicle|gvw|trailer|body weight|draw|capacity|tow)\b/i.test(
          after + before.slice(-25),
        )
      )
        continue;
      const rank =
        (isLift.test(before) ? 2 : isLift.test(after) ? 1.5 : 1) -
        (sentence.stance === "preferred" ? 0.5 : 0);
      if (
        !best ||
        rank > best.rank ||
        (rank === best.rank && sentence === best.sentence && pounds > best.pounds)
      )
        best = { pounds, at, sentence, rank };
    }
  }
  if (!best) return [];
  const { pounds, at, sentence } = best;
  return [factOf(reading, sentence, at.index, "lift_lbs", `${pounds}`, { low: pounds, unit: "lbs" })];
}

const hard =
  /\b(strenuous|arduous|(?:physically|physical) (?:demanding|challenging|rigorous|intense|intensive|taxing|stressful|exhausting|active)|demanding (?:physical|field)|physical(?:ly)? (?:exertion|labor|stamina|strength|endurance|demands? of)|hard physical|manual labor|heavy lifting|rigorous physical|physical work(?! address)|(?:good|excellent|great|top) physical (?:condition|shape|fitness|health)|physically fit|physical fitness|rugged (?:field|conditions|work|outdoor)|in rugged|physical rigors?|backbreaking|long (?:days|hours) (?:outdoors|outside|hiking|of hiking|of physical)|stamina|uneven|rough terrain|steep|adverse conditions|strength and stamina)\b/i;
const miles =
  /\b(?:hik(?:e|ing)|walk(?:ing)?|backpack(?:ing)?|travers\w+|travel(?:ing)?)\b[^.;]{0,60}\b(?:\d{1,2}\+?(?:\s?(?:-|–|to)\s?\d{1,2})?\+?|several|multiple|many) miles?\b/i;
const easy =
  /^(?:\W*)(?:experience|knowledge|familiarity|interest)\b|\b(not (?:physically|strenuous)|light physical|sedentary|no heavy|minimal physical|reasonable accommodations?|may be made)\b/i;

const hint =
  /physical|strenuous|arduous|demanding|labor|lifting|rugged|long (?:days|hours)|stamina|uneven|terrain|steep|adverse|strength|backbreaking|mile/i;

export function readStrenuous(reading: Reading): Fact[] {
  for (const sentence of reading.sentences) {
    if (!hint.test(sentence.text)) continue;
    const at = hard.exec(sentence.text) ?? miles.exec(sentence.text);
    if (!at || easy.test(sentence.text)) continue;
    return [factOf(reading, sentence, at.index, "strenuous", "yes")];
  }
  return [];
}
