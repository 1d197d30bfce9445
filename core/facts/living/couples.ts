import { readCompany } from "./company.ts";

export const readCouples = readCompany({
  name: "couples",
  who: /\b(?:couples?|spouses?|partners?|significant others?|married)\b/,
  otherwise:
    /\b(?:a couple(?! (?:is|are|can|may|who|or|and|to|with)\b|[.,;:!)]|$)|couple (?:of|days|weeks|times|hours)|next couple|last couple|guests?|weddings?|marital status|veterans?|military|insurance|benefits?|coverage|domestic partners?|leave|discriminat\w*|race|relatives?)\b/,
  // "Couple of", "couple more" and "couple great guides" are not couples.
  wanted:
    /\b(?:singles?|individuals?|solos?|single persons?) (?:and|or|\/|&) (?:a )?couples?\b(?! of)|\bcouples? (?:and|or|\/|&) (?:two |2 )?(?:singles?|individuals?|solos?)\b|\b(?:prefers?|hunting for|in search of|could use|seek|seeks|seeking|looking for|needs?|wants?|hires?|hiring) (?:a |an |one |two |three |\d )?(?:(?:management|managing|mature|retired|married|energetic|friendly|reliable|host|caretaker|work[- ]?camper|work-?kamper|workamper|work-?camping|workamping) )*couples?\b(?= (?:to|who|for|with|or|as|because|that|whose|in|and|willing|able)\b|[.,;:!)]|$)|\b(?:work[- ]?camper|work-?kamper|workamper|work-?camping|workamping|host|retired|married|caretaker) couples?\b|\b(?:man|person|individual|single) or (?:married )?couple\b(?! of)|\bone person and \d+ hours? ?(?:a|per|\/) ?week for a couple\b|\bcouples? (?:preferred|wanted|needed|sought)\b|\bhours ?(?:a|per|each|\/) ?week (?:for|per|as) (?:a|each) couple\b(?! of)|\bhours (?:a week )?(?:for|per) (?:a )?couple\b(?! of)/,
});
