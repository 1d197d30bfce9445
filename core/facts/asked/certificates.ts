export const certificates: Record<string, RegExp> = {
  WFR: /\b(?:wilderness (?:first[- ])?(?:aid ?(?:\/|or|and) ?(?:wilderness )?(?:first )?)?responder|wfr|woofer)\b/,
  WFA: /\b(?:wilderness (?:and remote )?first[- ]aid|wfa|wafa|wilderness medicine|(?:16|20)[- ]?h(?:ou)?rs? (?:outdoor |remote |wilderness )?first[- ]aid)\b/,
  EMT: /\b(?:(?:nr|w)?-?emts?(?:-b|-i|-p| basic)?|w-emt|wemt|emergency medical technicians?|paramedics?|aemt)\b/,
  CPR: /\b(?:cpr|cardio-?pulmonary resuscitation|bls|basic life support|aed|(?<!wilderness |remote |(?:hr|hour) outdoor )(?:first|1st)[- ]aid)\b/,
  LG: /\b(?:life ?guard(?:s|ing)?|lgi|bronze (?:medallion|cross)|nls)\b/,
  SWR: /\b(?:swift ?-?water(?: rescue)?(?: technician)?|whitewater rescue|srt)\b/,
  CDL: /\b(?:cdl|commercial driver'?s? ?'? licen[sc]e|class [ab] (?:commercial|cdl|driver'?s?))\b/,
  SAW: /\b(?:s-?212|chain ?saw|sawyer|saw(?= (?:cert|card|ticket))|cross ?cut|cs ?30)\b/,
  RED: /\b(?:red[- ]?card(?:ed)?|s-?130|s-?190|fire ?fighter type (?:2|ii|1|i)|fft-?[12]|incident qualification card|basic (?:wildland )?fire ?fight(?:er|ing) training)\b/,
  PEST: /\b(?:pesticide|herbicide) (?:applicators?'?s?'?|application|license)|\bapplicators?'?s?'? licen[sc]e|\bpesticides? (?:certif|licen|core|training)|\bpesticide(?= +tickets?)|\bpa1\b/,
  BURN: /\b(?:prescribed (?:burn|fire) (?:manager|boss)|certified (?:prescribed )?burn|burn (?:boss|manager)|prescribed (?:burn|fire)(?= (?:or [a-z]+ )?certif)|rxb[0-9]?)\b/,
  USCG: /\b(?:(?:uscg )?(?:six|6)[- ]?pack(?: licen[sc]e)?|uscg|coast guard|captain'?s? licen[sc]e|oupv|master \d{2,3}[- ]?tons?|\d{2,3}[- ]?ton master|licensed (?:boat )?captains?|merchant mariner)\b/,
  AMGA: /\b(?:amga|pcia|ifmga|spi|single pitch instructor|climbing wall instructor|cwi)\b/,
  BELAY: /\bbelay(?:ing|er)?\b/,
  OEC: /\b(?:oec|outdoor emergency care)\b/,
  AVY: /\b(?:aiare|avalanche (?:level|1|2|i|course|certif\w*|training)|level (?:1|2|i|ii|one|two) avalanche|avy(?: (?:level )?[1-3])?|avalanche\b)/,
  CC: /\b(?:challenge course|ropes course|acct)\b/,
  SCUBA:
    /\b(?:scuba|(?:open water|rescue|advanced|padi|naui) div(?:er|ing)|divemaster|dive (?:certif\w*|master)|aaus|padi|naui)\b/,
  O2: /\b(?:(?:oxygen|o2) (?:administ\w+|provider|certif\w+))\b/,
  FOOD: /\b(?:food[- ]?(?:handler|worker(?= (?:card|permit|certif)))'?s?|serv-?safe|food ?safe|food (?:(?:safety|hygiene|handling|protection) )?(?:manager )?(?:certif\w*|card|permit))\b/,
  PSIA: /\b(?:psia|aasi)\b/,
  ACA: /\b(?:aca|american canoe association)\b/,
  SPRAT: /\b(?:sprat|irata)\b/,
  BOAT: /\b(?:boat(?:ing|er'?s?)? (?:safety |education )+(?:card|certif\w+|course|license)|mocc|motorboat operator certification(?: course)?)\b/,
  LNT: /\b(?:leave no trace|lnt)\b/,
};

/** Named alone in a list of requirements, these are certificates; the others are things to know or do. */
export const alwaysCertificates = new Set([
  "WFR",
  "WFA",
  "EMT",
  "CDL",
  "OEC",
  "RED",
  "AMGA",
  "O2",
  "FOOD",
  "CPR",
  "PSIA",
  "SPRAT",
  "BOAT",
]);

/** "Required" is enough to ask for one of these, as they name nothing else. */
export const namesOfPapers =
  /\b(?:wfr|wfa|w?emt|nremt|oec|cdl|wilderness (?:first[- ])?(?:aid|responder)|aiare|avy [1-3]|psia|sprat|mocc|amga|cwi|spi|padi|naui|aaus|divemaster|srt|swift ?-?water rescue|rescue technician|lgi|bronze (?:medallion|cross)|nls|oupv|(?:six|6)[- ]?pack|\d{2,3}[- ]?ton|licensed captain|food ?safe|serv-?safe|fft-?[12]|s-?212|level (?:[1-3]|i{1,3}|one|two))\b/;
