import { factOf, isConditional, plain } from "./clauses.ts";
import type { Fact, Reading } from "./fact.ts";
import { duty } from "./words/conditions.ts";

const age =
  "(?:1[4-9]|2[0-9]|sixteen|seventeen|eighteen|nineteen|twenty(?:[- ]one)?(?![- ](?:one|two|three|four|five)))";
const spelled = "sixteen seventeen eighteen nineteen twenty twentyone".split(" ");
const forms = [
  `\\bbetween (?:the ages? of )?${age} (?:and|to|-) \\d\\d\\b(?= years| \\(|\\.|,|$)`,
  `\\b${age}(?: ?\\(\\d\\d\\))?[\\s-]?(?:(?:yrs?|years?)?\\+|years?[\\s-]?(?:or )?(?:of age|old|older)|yrs?\\.? (?:of age|old)|y\\/o|yo\\b|(?:years? )?minimum\\b|years? (?:of age )?by\\b|(?:years? )?(?:or|and|&) (?:older|over|above|up)\\b|years? or more\\b)`,
  `\\b(?:at least|minimum(?: of)?|be|be over|over|(?<!n[o't] |be )older than|turned|reached|hir(?:e|ing) (?:at|from)|(?:nobody|no[- ]one|not?|(?:not|[a-z]+n't) (?:hire|take|accept|employ)(?: anyone| people)?) under) (?:the age of )?${age}(?: ?\\(\\d\\d\\))?(?= ?(?:[.,;()*?!&]|$|years?\\b|yrs?\\b|due to|by |at |and (?:have|possess|hold|able|a )|to |or (?:older|have|hold)|with |on |and not (?:more|older)))(?! ?(?:hours|lbs?|pounds|%|days|months|miles|feet|weeks|years? (?:of )?(?:experience|driving|experience|in)))`,
  `\\b(?:minimum age|age requirement|minimum age requirement|age)(?: (?:is|of|limit|for (?:this|the) (?:position|job)))?:?(?: (?:must be|is|of|at least)){0,2} ${age}\\b(?!\\s?-\\s?\\d)`,
  `\\b(?:between )?(?:the )?(?:ages?|members|applicants|adults) (?:of )?${age} ?(?:-|to|and) ?\\d\\d\\b`,
].join("|");
/** After an age, a bare figure is one, too: "all others 18". */
const bare = `(?<![$\\d.,:/-])\\b${age}(?=[.;)]?$|[.;,)] | (?:for|to|otherwise|if|with)\\b)`;
const [first, next] = [new RegExp(forms, "g"), new RegExp(`${forms}|${bare}`, "g")];
const figures = new RegExp(age);
const trade = /\bdriv|\b(?:bar)?tend|\bserve/;
/** Who drives for a living bears the age that insurance asks for. */
const ofVehicles = /insur|vehicle|\bvan|\btow/;

const others =
  /\b(campers?|children|kids|youth|participants?|students|clients|guests|customers|girls|boys|visitors|riders|hikers|swimmers|ages? \d|(?<!(?:staff|people|applicants|workers|adults|attendants|counselors|guides|instructors|volunteers|helpers|lifeguards|anyone|^\W*) ?)aged|under|younger|program for|groups?|dependents?|school|camper|pets?|licensed for|insured|for male|male (?:applicants?|citizens)|selective service|experience|founded|history|established|company|organization|prefer\w*|ideal(?:ly)?)\b/;
const applies =
  /\b(must|at least|minimum|applicants?|candidates?|you|age|required|requirement|workers?|ages|employees?|staff|interns?|hosts?|members?|counselors?|guides?|attendants?|adults?|anyone|others|need(?:s|ed)?|want(?:s|ed)?|hir(?:e|es|ing)|not (?:be )?less than)\b|^\W{0,3}\d/;
const notOver =
  /\b(?:(?:not|no) (?:be )?(?:more|older|over)(?: than)?|up to|at most|maximum of)(?: (?:the )?age of)? $/;
const elseAfter =
  /^s\b|^\W{0,3}(?:years? )?(?:organization|company|history|tradition|experience|of experience|(?:is |are )?preferred)/;
/** "25+ dives" counts something else. */
const counted = /^ ?(?!years|yrs|applicants|candidates|adults)(?:[a-z]{3,}s\b|lb)/;
/** "CPR, 21+, clean record": an age alone is asked of whoever applies. */
const item =
  /^\W*(?:(?:you(?:'re| are)?|must|be|is|are|aged?|ages|only|adults?|min(?:imum|\.)?|at least|over) ?)*$/;
const ofAll = /\b(?:all|others?|everyone|otherwise|the job|rest)\b/;
const oneOf = /^[^.;]{0,30}\bor (?:have|hold|be|an?|one|completed?|with)\b|^[^(;.]{0,12}\(\d\d with\b/;

/** An age for driving or serving, or for others than who bears the title, is not the job's. */
export function readAge(reading: Reading): Fact[] {
  for (const sentence of reading.sentences) {
    if (!/\b(?:1[4-9]|2[0-9])(?!\d)|(?:six|seven|eigh|nine)teen|twenty/i.test(sentence.text)) continue;
    const text = plain(sentence.text);
    if (text.search(first) < 0) continue;
    const found = [...text.matchAll(next)].slice(0, 6).flatMap(({ 0: said, index }) => {
      const [before, after] = [text.slice(0, index), text.slice(index + said.length)];
      const [near = ""] = before.slice(-70).split(";").slice(-1);
      const opening = near.slice(near.search(/(?:(?![,(&]| and | but | while ).)*$/));
      const [closing = ""] = after.split(/[.;,()?!&]|\band\b|\bbut\b/);
      const part = opening + said + closing;
      const isItem = item.test(opening) && /^ ?(?:or older|only|welcome|ok(?:ay)?|please)? ?$/.test(closing);
      const ofDuty = duty.exec(/\(\W*$/.test(before) ? near + part : part)?.[0];
      const isOwn =
        ofDuty !== undefined &&
        reading.title
          .toLowerCase()
          .includes(trade.exec(ofDuty)?.[0] ?? (ofVehicles.test(ofDuty) ? "driv" : ofDuty));
      if (
        (others.test(near) && !ofAll.test(part) && !(isItem && /^\W*(?:be|must)\b/.test(opening + said))) ||
        notOver.test(before) ||
        elseAfter.test(after) ||
        (said.endsWith("+") && counted.test(after)) ||
        (ofDuty && !isOwn)
      )
        return [];
      const at = index + said.search(figures);
      if (isConditional(part, opening.length, reading.title) && !ofAll.test(part)) return [];
      if (!isItem && !applies.test(near + said) && !ofAll.test(part) && sentence.stance !== "required")
        return [];
      const [figure = ""] = figures.exec(said) ?? [];
      const place = spelled.indexOf(figure.replace(/[- ]/, ""));
      const years = place < 0 ? Number(figure) : 16 + place;
      const more = oneOf.test(after) ? ({ isUnsure: true } as const) : {};
      const fact = factOf(reading, sentence, at, "min_age", `${years}`, {
        low: years,
        unit: "years",
        ...more,
      });
      return [{ fact, rank: isOwn ? 2 : ofAll.test(part) ? 1 : 0 }];
    });
    const [best] = found.sort((one, other) => other.rank - one.rank);
    if (best) return [best.fact];
  }
  return [];
}
