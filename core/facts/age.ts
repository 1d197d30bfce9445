import { factOf, isConditional, plain } from "./clauses.ts";
import type { Fact, Reading } from "./fact.ts";
import { duty } from "./words/conditions.ts";

const age =
  "(?:1[4-9]|2[0-9]|sixteen|seventeen|eighteen|nineteen|twenty(?:[- ]one)?(?![- ](?:one|two|three|four|five)))";
const spelled = "sixteen seventeen eighteen nineteen twenty twentyone".split(" ");
const year = "(?:years?|yrs?\\.?)";
const no = "(?:no|not|never|[a-z]+n't)";
const forms = [
  `\\bbetween (?:the ages? of )?${age} (?:and|to|-) \\d\\d\\b(?= ${year}| \\(|\\.|,|$)`,
  `\\b${age} ?(?:-|to) ?\\d\\d(?= ?${year} (?:old|of age)\\b)`,
  `\\b${age}(?: ?\\(\\d\\d\\))?[\\s-]?(?:${year}?\\+|${year}[\\s-]?(?:or )?(?:of age|old|older)\\b|y\\/o|yo\\b|(?:${year} )?minimum\\b|${year} min\\.|${year} (?:of age )?by\\b|(?:${year} )?(?:or|and|&) (?:older|over|above|up(?! to))\\b|${year} or more\\b)`,
  `\\b(?:at least|minimum(?: of|:)?|be|(?:be )?over(?! \\d\\d ${year}(?! old| of age))|(?:who|you)(?: are|'re)|(?<!n[o't] |be )older than|turned|reached|hir(?:e|ing) (?:at|from)|(?:nobody|no[- ]one|${no} (?:hire|take|accept|employ)(?: anyone| people)?|${no}) (?:under|younger than|below)) (?:the age of )?${age}(?: ?\\(\\d\\d\\))?(?= ?(?:[.,](?!\\d)|[;()*?!&]|$|${year}(?: |$)|due to|by |at |and (?!\\d|up|at most|(?:no|not) (?!more|older))|to |or (?:older|have|hold)|(?:with|on|who|can|able|because|already|please|only|as|for|if|when|before|in order)\\b))(?! ?(?:hours|lbs?|pounds|%|days|months|miles|feet|weeks|${year} (?:of )?(?:experience|driving|in)))`,
  `\\b(?:minimum age|age requirement|minimum age requirement|age)(?: (?:is|of|limit|for (?:this|the) (?:position|job)))?:?(?: (?:must be|is|of|at least)){0,2} ${age}\\b(?!\\s?-\\s?\\d)`,
  `\\b(?:between )?(?:the )?(?:ages?:?|members|applicants|adults) (?:of )?${age} ?(?:-|to|and) ?\\d\\d\\b`,
  `\\b${age} is (?:the |our |an? )?(?:[a-z]+ )?(?:minimum|limit|lowest|youngest|must|required|as young)\\b`,
  `\\bunder[- ]?${age}s?(?= (?:[a-z]+ )?(?:can't|cannot|[a-z]+n't|(?:can|may|will|are|need) not)\\b)`,
  `\\bover[- ]${age}s?(?= only\\b)`,
  `\\b${age}(?= ?\\([a-z' ]{0,30}insur)`,
  `^\\W*(?:16|18|19|21) ${year}(?=\\W*$)`,
].join("|");
/** Their "participants" are those who take the job. */
const learns = /volunteer|intern|member|fellow|apprentice|trainee/;
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
  /\b(must|at least|minimum|applicants?|candidates?|you|age|required|requirement|workers?|ages|employees?|staff|interns?|hosts?|members?|counselors?|guides?|attendants?|adults?|anyone|others|need(?:s|ed)?|want(?:s|ed)?|hir(?:e|es|ing)|have to|not (?:be )?less than|(?:under|over)[- ]\d\ds?)\b|^\W{0,3}\d/;
const notOver =
  /\b(?:(?:not|no) (?:be )?(?:more|older|over)(?: than)?|up to|at most|maximum of)(?: (?:the )?age of)? $/;
const elseAfter =
  /^s\b|^\W{0,3}(?:years? )?(?:organization|company|history|tradition|experience|of experience|(?:is |are )?preferred)/;
/** "25+ dives" counts something else. */
const counted = /^ ?(?!years|yrs|applicants|candidates|adults)(?:[a-z]{2,}s\b|lb)/;
/** "CPR, 21+, clean record": an age alone is asked of whoever applies. */
const item =
  /^\W*(?:(?:who|you(?:'re| are)?|must|be|is|are|aged?|ages|only|adults?|min(?:imum|\.)?|at(?: least)?|over|under):? ?)*$/;
const ofAll = /\b(?:all|others?|everyone|otherwise|the job|rest)\b/;
/** "18+ for instructors" */
const ofRole = /^ ?for (?:the |our )?([a-z]+)s\b(?<!reason|purpose)/;
const oneOf = /^[^.;]{0,30}\bor (?:have|hold|be|an?|one|completed?|with)\b|^[^(;.]{0,12}\(\d\d with\b/;

/** An age for driving or serving, or for others than who bears the title, is not the job's. */
export function readAge(reading: Reading): Fact[] {
  const title = reading.title.toLowerCase();
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
      const role = ofRole.exec(after)?.[1];
      const who =
        role ?? (ofDuty && (trade.exec(ofDuty)?.[0] ?? (ofVehicles.test(ofDuty) ? "driv" : ofDuty)));
      const isOwn = who !== undefined && title.includes(who);
      const other = others.exec(near)?.[0].replace(/^participants?$/, learns.test(title) ? "" : "$&");
      if (
        (other && !ofAll.test(part) && !(isItem && /^\W*(?:be|must)\b/.test(opening + said))) ||
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
      const more = oneOf.test(after) || (role && !isOwn) ? ({ isUnsure: true } as const) : {};
      const age = { low: years, unit: "years", ...more };
      const fact = factOf(reading, sentence, at, "min_age", `${years}`, age);
      return [{ fact, rank: isOwn ? 2 : ofAll.test(part) ? 1 : 0 }];
    });
    const [best] = found.sort((one, other) => other.rank - one.rank);
    if (best) return [best.fact];
  }
  return [];
}
