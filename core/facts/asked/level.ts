import type { Sentence } from "#core/facts/sentences.ts";

export type Level = "required" | "preferred";

const preferred =
  /\b(?:prefer\w*|desir(?:ed|able)|a (?:strong |huge |big |definite )?plus|(?<!(?:retention|signing|sign-on|completion|season|referral|hiring|year|week) )bonus(?!:| (?:of|pay|program))|ideal(?:ly)?|helpful|encouraged?|preference|nice to have|an? (?:added )?(?:asset|advantage)|recommended|beneficial|appreciated|valued|(?:(?:would|will|does) help|helps|goes a long way)(?= ?[.,;:)]|$| (?:a lot|too|but))|advantageous|favorable|useful|not required|not necessary|optional|welcome|handy|points for|(?:a|of|great|big) help|good to have|nice(?=:)|would be (?:great|nice|good)|(?:puts|moves|gets) (?:you|your application) (?:[a-z]+ ){0,3}(?:top|front|ahead|noticed|edge)|(?:gives you|has) an edge|sets you apart|stands out|in your favou?r)\b/;
const required =
  /\b(?:musts?|required?|requires|requirements?|mandatory|necessary|need|needs|needed|shall|have to|contingent|obligatory|essential|prerequisites?|no later than|ability to (?:obtain|acquire|get|earn) (?:it |one |them )?(?:within|by|prior|before)|condition of|to be (?:completed|obtained) (?:within|by|prior))\b/;
const notRequired =
  /\bnot (?:be )?(?:required|necessary|needed|mandatory)\b|\b(?:do|does) not (?:need|require)\b|\bno [a-z' ]{3,30} (?:is )?(?:required|necessary|needed)\b/;

/** "Minimum WFA" asks for a paper; "a minimum of 30 dives" counts something else. */
export const atLeast = /\bmin(?:imum|\.)(?! ?of \d)|\bat least an? |\bshould (?:have|hold|be)\b/;
export const paysMore =
  /\b(?:better|higher|extra|more|additional) (?:rate|pay|wages?|money)\b|\bearns?\b|\$[\d.]+ (?:more|extra)|\bextra \$/;

export function levelIn(text: string): Level | null {
  if (notRequired.test(text)) return preferred.test(text.replace(notRequired, "")) ? "preferred" : null;
  if (required.test(text))
    return /\brequired?\b[^,;.]{0,20}\bprefer|\bpreferred\b(?! (?:qual|but))/.test(text) &&
      !/\bmust\b/.test(text)
      ? "preferred"
      : "required";
  return preferred.test(text) ? "preferred" : null;
}

export function isNotAsked(text: string): boolean {
  return notRequired.test(text);
}

export function inherited({ stance }: Sentence): Level | null {
  return stance === "required" || stance === "preferred" ? stance : null;
}

/** An item of a list may have its own level: "WFA required, WFR preferred", "need CPR, WFA a plus". */
export function levelAt(text: string, at: number): Level | null {
  const own = text.lastIndexOf(",", at) + 1;
  const head = text.slice(0, at);
  const asks = atLeast.test(head) || levelIn(head) === "required";
  for (const [index, part] of text.slice(own).split(",").slice(0, 12).entries()) {
    const level = levelOrLeast(part);
    if (level === "preferred" && index > 0 && !goesOn.test(part) && (asks || !/ (?:and|or|&) /.test(part)))
      return asks ? "required" : levelIn(head);
    if (level) return level;
  }
  return asks ? "required" : levelIn(text);
}

/** "WFR, EMT, or OEC preferred" speaks of all three; "CPR, OEC preferred" of the last. */
const goesOn = /^ ?(?:and|or|&|is|are|would|all|both|strongly|highly|prefer\w*|desir\w*|certif\w*)\b/;
const levelOrLeast = (text: string) => levelIn(text) ?? (atLeast.test(text) ? "required" : null);
