import { factOf, tellingSentences } from "#core/facts/clauses.ts";
import type { Fact, FactReader } from "#core/facts/fact.ts";

const telling =
  /\b(?:citizens?|citizenship|visas?|sponsor\w*|authori[sz]\w*|eligible|eligibility|legal\w*|documentation|j-?1s?|h-?2b?s?|work in the (?:u\.?s|united)|permit|green card|able to work|lmia|ability to work|right to work|entitled|nationals?|u\.?s\.? persons|working (?:rights|holiday)|work permission|whv|papers to)\b/;

const otherThings =
  /\b(?:regardless of|without regard|discriminat\w*|race|veteran status|citizen scien\w*|if (?:you are )?not an? (?:u\.?s|united)|what is your|are you (?:a|legally|authori)|e-verify participa|senior citizens?|corporate citizen|event sponsor\w*|sponsors? (?:and|via|cultivat)|citizens (?:from|of (?:the|latin))|future citizens|minors?|under 1[4-8])\b/;

const exchange = "(?:j-?1|h-?2b)s?";
const supported = new RegExp(
  [
    `\\b(?:participates? in|uses?|part of|through|via|with|on|we have|host(?:s|ing)?|welcom(?:e|es|ing)|employs?|accommodates?) (?:[a-z]+ ){0,4}${exchange}\\b(?! and your)`,
    `\\b${exchange}(?: ?(?:and|or|\\/|&) ?${exchange})? ?(?:[a-z]+ ){0,3}(?:(?:is|are) )?(?:also )?(?:ok|okay|welcomed?|encouraged|part of our)\\b`,
    `\\b${exchange},? (?:visa )?(?:[a-z]+,? )?(?:(?:and|or|&) [a-z]+,? )?(?:(?:please|should|may|can|must|to|who|all|also) )*(?:apply|join|contact|register|interview|work here)\\b`,
    `\\b(?:${exchange}(?: visas?)?|visa sponsorship|sponsorship):? (?:is |may be )?(?:yes|ok|available|offered|possible|considered|through)\\b`,
    "\\b(?:can|will|(?:able|happy|glad|willing) to) sponsor (?:you\\b|(?:the |an? )?(?:right|skilled|experienced|qualified|strong|overseas|foreign|international|workers|people|staff|candidates|applicants)\\b)",
    "\\b(?:working holiday|whv) (?:[a-z]+ ){0,2}(?:are |is )?(?:welcome|fine|ok|okay|accepted)\\b",
    /\b(?:h-?2b|j-?1|visa)s? (?:visa )?(?:sponsorship|sponsored|holders|workers|applicants|students|program|candidates)?,? ?(?:is |are |will be |may be )?(?:available|provided|offered|supported|welcome|accepted|encouraged|considered)\b|\b(?:we|employer|company|will|can) (?:also |do )?(?:sponsor|sponsors|support|supports|accept|accepts|host|hosts|offer|offers|hire|hires) (?:[a-z]+ ){0,3}(?:h-?2b|j-?1|visas?|work visas?)\b|\breimburse h-?2b workers\b|\b(?:visa sponsorship|sponsorship for visas?) (?:is )?(?:available|offered|provided)\b|\bhelp (?:you )?with (?:your )?visa\b/
      .source,
  ].join("|"),
);
const notSponsored =
  /\b(?:not|unable to|cannot|[a-z]+n't|no|without|never|nor)\b[^.;]{0,60}\b(?:sponsor\w*|visas?|h-?2b|j-?1|lmia)\b|\b(?:sponsorship|visas?|h-?2b|j-?1|lmia):? (?:[a-z]{2,12}, )?(?:no|none|not|n\/a)\b(?! (?:an? )?(?:problem|issue|matter|required|needed|necessary))|\bown (?:work )?visas?\b|\b(?:sponsorship|visas?|h-?2b|j-?1)[^.;]{0,60}\b(?:not (?:be )?(?:available|provided|offered|possible|supported|sponsored|considered|accepted|eligible|something)|unavailable|cannot be)\b/;
const citizens =
  /\bu\.? ?s\.? citizens?(?:hip)?\b|\bunited states citizens?(?:hip)?\b|\bcitizens? (?:or (?:a )?(?:green card|national|legal|lawful|permanent)|of the united states|, (?:u\.?s\.? )?national|may apply)|\bcitizenship (?:is )?required\b|\b(?:must|required to) be (?:an? )?(?:u\.?s\.?|united states|american) citizens?\b|\b(?:us citizens|u\.?s\.? persons)\b|\bcitizens? (?:and|or) (?:green card|permanent)/;
const authorised =
  /\b(?:legally |currently |already )?(?:authori[sz]ed|eligible|able|permitted|entitled|allowed) to (?:legally )?(?:work|be employed)(?: and live| for any employer| permanently| lawfully| full[- ]time)? (?:with)?in (?:the )?(?:u\.? ?s|united states|america|canada|u\.?k|united kingdom|nz|new zealand|australia|ireland|norway|sweden|iceland|france|germany|switzerland|austria|the e\.?u|europe|japan)|\b(?:legal |proof of |work ){1,3}(?:authori[sz]ation|eligibility|documentation|documents?|right|permission|status) to (?:be )?(?:work|employ)|\b(?:work|employment) authori[sz]ation\b|\bwork(?:ing)? (?:rights|permission)\b|\bpapers to work\b|\b(?:can|may|must) legally work\b|\b(?:have|hold|need|needs|with|passport or) (?:an? )?(?:own |valid |open |current )?work(?:ing)? (?:permit|visa)|\b(?:right to (?:live and )?work|(?:valid|open|canadian|current) (?:[a-z]+ )?work(?:ing)? (?:permit|visa)|able to work legally)\b|\bability to (?:legally )?work in (?:the )?(?:u\.?s|united states)|\bmust be (?:legally )?(?:authori[sz]ed|eligible) to (?:legally )?(?:work|be employed)\b|\bauthori[sz](?:ed|ation) to (?:work|contract)\b|\bcitizen(?:ship)? or (?:an? )?(?:valid )?(?:u\.?s\.? )?(?:work )?visa\b|\blegally (?:able|eligible|authori[sz]ed|permitted) to work\b|\bauthori[sz]ed for employment\b/;
const asks =
  /\b(?:must|only|required?|requires|limited to|restricted|open to|need to|all (?:applicants|candidates)|has to|have to|applicants?|candidates?|may apply|eligible|interns|be an?)\b/;

export const readPapers: FactReader = (reading) => {
  const found = new Map<string, Fact>();
  const note = (fact: Fact) => found.has(fact.value) || found.set(fact.value, fact);
  for (const { sentence, text } of tellingSentences(reading, telling)) {
    if (otherThings.test(text) || text.endsWith("?")) continue;
    const fact = (value: string, at: number) => factOf(reading, sentence, at, "papers", value);
    const none = notSponsored.exec(text);
    const help = supported.exec(text);
    const citizen = citizens.exec(text);
    const may = authorised.exec(text);
    if (none && /\bsponsor|\bvisas?\b|\blmia\b/.test(text)) note(fact("no sponsorship", none.index));
    else if (none && /\bh-?2b|j-?1/.test(none[0])) note(fact("no sponsorship", none.index));
    else if (help) note(fact("visa supported", help.index));
    else if (may && !/\bverif\w+|\be-verify\b/.test(text))
      note(fact("must be authorised to work", may.index));
    else if (citizen && (asks.test(text) || text.length < 140 || sentence.stance === "required"))
      note(fact("US citizens (or nationals/permanent residents)", citizen.index));
  }
  const values = [
    "no sponsorship",
    "visa supported",
    "US citizens (or nationals/permanent residents)",
    "must be authorised to work",
  ];
  if (found.has("no sponsorship") && found.has("visa supported")) return [];
  const best = values.map((value) => found.get(value)).find((fact) => fact !== undefined);
  return best ? [best] : [];
};
