/** What may stand between an amount and its unit: "per work week", "a full day", "/ 8-hour day". */
export const more =
  "(?:(?:full|whole|entire|work(?:ing)?|service|calendar|field|summer|winter|20\\d\\d|\\w+-hour)[- ]){0,2}";
export const each = "(?:(?:p?\\/|\\b(?:per|an?|each|every|for (?:an?|each|every))(?=[\\s/]))[\\s/]{0,3})";
export const person =
  "(?:(?:per|each|a) (?:person|bed|room|employee|member|guide|intern|staff|crew member|instructor|counselor)[ ,/]{0,2})?";
/** "$180 for a two-day trip" is for a trip, whatever it lasts. */
export const trip =
  "(?:(?:\\w+-(?:day|night|hour)|full|half|day|overnight|long|short|guided|river|raft(?:ing)?|float|fishing|hunting|canoe|kayak|completed)[- ]){0,4}trips?";
/** "$90 per day camp" and "$40 per summer session" are for these. */
export const notUnit =
  /^[- ](?:hikes?|tours?|rides?|sessions?|lessons?|class(?:es)?|courses?|camps?|pass(?:es)?|clinics?|long\b)/i;
export const adverbs =
  "hourly|daily|(?<!semi[- ]?|twice |bi[- ]?)(?:weekly|monthly)|bi[- ]?weekly|nightly|annual(?:ly|i[sz]ed)?|yearly";
export const payNouns =
  "wages?|pay|paid|rate|salary|salaries|(?:living )?stipends?|(?:living )?allowance|compensation|range|earnings|income|base|amount|remuneration|rent|fee|deduction|charge|cost";
/** These keep a unit behind them from an amount before them. */
export const parting =
  /[,;+$\d]|\. |\b(?:and|plus|with|(?<!\b(?:is|are|be) )(?:paid|payable)|pro-?rated|disbursed|dispersed|distributed|issued|for|in|from|during|after|while|of|twice|until|through|if|when|or)\b/i;
const task =
  "(?:internship|term|program|fellowship|contract|appointment|duration|[\\d,]+ hours|(?:\\w+[- ])(?:weeks?|months?|days?))";
export const inAll = new RegExp(
  `\\bin total\\b|\\btotal\\b(?! (?:compensation|pay|salary|rewards?|package))|\\bfor (?!each|every)(?:the |this |your |an? |meeting |completing |working )?(?:[\\w-]+ ){0,2}?${task}\\b`,
  "i",
);
export const forSeason =
  /\b(?:for|per) (?:the |each |this )?(?:(?:full|whole|entire|20\d\d|field|work) ){0,2}(?:season|summer|winter)\b/i;

export const atMost =
  /\b(?:up to|maximum(?: of)?|max\.?|as much as|no more than|capped at|not to exceed|tops? out at)[: ]{0,2}$/i;
export const atLeast =
  /\b(?:from|at least|no less than|not less than|more than|over|(?:starts?|starting|begins?|beginning)(?: (?:out|rate|wage|pay|salary))?(?: (?:at|from|of|is))?|minimum(?: (?:wage|pay|rate|salary))?(?: of| is)?)[: ]{0,2}$/i;
export const orMore =
  /^\s?(?:\+(?= ?(?:\/|per\b|an?\b|$|[.,;)]))|and up\b|& up\b|or (?:more|higher|above|better)\b|minimum\b|to start\b|(?:is the )?starting\b)/i;
