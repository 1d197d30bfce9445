import { readCompany } from "./company.ts";

const kinds =
  "(?:management|managing|mature|retired|married|energetic|friendly|reliable|capable|experienced|handy|outgoing|hands-on|live-in|host|gm|caretaker|work-?campers?|work[- ]kampers?|workampers?|work-?camping|workamping|work campers?)";
const pair = "(?:couples?|duos?|husband[- ]and[- ]wife(?: or [a-z- ]{2,20})?(?: teams?)?|pairs?)";
const single = "(?:singles?|individuals?|solos?|single persons?|one person|persons?|man|alone|one)";
/** "Couple of", "couple more", "couple great guides" and "a pair of shoes" are not couples. */
const ends =
  "(?= (?:to|who|for|with|or|as|because|that|whose|in|and|willing|able|ideally|only)\\b|[-.,;:!?)]|$)";

export const readCouples = readCompany({
  name: "couples",
  who: /\b(?:couples?|coupled|spouses?|partners?|partnered|significant others?|married|duos?|pairs?|sweethearts?|other half|husbands?|wi(?:fe|ves)|husband-and-wife)\b/,
  otherwise:
    /\b(?:a couple(?! (?:is|are|can|may|who|or|and|to|with)\b|[.,;:!)]|$)|couple (?:of|days|weeks|times|hours)|next couple|last couple|guests?|clients?|customers?|visitors?|campers?|passengers|weddings?|anniversar\w+|babysit\w*|couples'? (?:counsel\w*|nights?|golf|massages?|therap\w*|retreats?)|marital status|veterans?|military|insurance|benefits?|coverage|domestic partners?|leave|discriminat\w*|race|relatives?|pairs? of|in pairs|host pairs|crew|placed)\b/,
  wanted: new RegExp(
    `\\b${single}s? (?:and|or|\\/|&) (?:a )?(?:married )?${pair}\\b(?! of)|\\b(?:couples?|duos?) (?:and|or|\\/|&) (?:two |2 )?(?:singles?|individuals?|solos?)\\b|\\b(?:prefers?|preferably|hunting for|in search of|could use|seek|seeks|seeking|looking for|needs?|wants?|wanted:?|takes?|hires?|hiring|ideal for|made for|position is for|are you|if they are|up to) (?:a |an |one |two |three |\\d )?(?:${kinds} )*(?:couples?|duos?|husband[- ]and[- ]wife)\\b${ends}|^\\W*(?:1|one) couple\\b${ends}|\\b${kinds} couple\\b${ends}|\\bcouples?,? (?:preferred|wanted|needed|sought|ideal|have (?:done|served|worked|run)|happily|make (?:great|good|excellent))\\b|\\bcouples? (?:who )?(?:apply|come|return|work)(?: here)? (?:each|every) (?:year|season|summer)\\b|\\b(?:pairs|duos?|couples) (?:are |is )?(?:the norm|always|encouraged|each|every|ideal)\\b|\\b(?:a )?(?:pair|couple|duo) is ideal\\b|\\bhours ?(?:a|per|each|\\/) ?week (?:for|per|as|of) (?:a|each) couple\\b(?! of)|\\bhours (?:a week )?(?:for|per) (?:a )?couple\\b(?! of)|\\b\\d+ hours? ?(?:a|per|\\/) ?week (?:for|of) a couple\\b|\\$ ?\\d[\\d,.]*(?: (?:a|per) (?:month|week|weekend|season)| monthly)? (?:for|per) (?:the|a|each) (?:pair|couple|duo)\\b(?! of)|\\b(?:come|apply) (?:single|alone|solo) or (?:coupled|with your (?:sweetheart|partner|spouse|other half))\\b|\\byour (?:partner|spouse|other half|husband|wife|sweetheart)\\b[^.;]{0,60}\\bwe(?:'d| would| will|'ll| can) (?:be tickled|hire|love|gladly|happily|take|also hire)|\\b(?:husbands and wives|married pairs|married or partnered)\\b|\\bcouples?:? (?:we love|yes|great|fine|ok)\\b|\\bgoes to couples\\b|\\bcouples, (?:friends|families|great)\\b`,
  ),
});
