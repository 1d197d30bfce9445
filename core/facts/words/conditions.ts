/** People with these titles do other work, unless the job has the same title. */
const titles =
  "(?:leader|lead|manager|supervisor|director|coordinator|captain|driver|bartender|server|cook|chef|nurse|medic|lifeguard|patroller|guide|instructor|counselor|technician|ranger|housekeeper|wrangler|teacher|mechanic|sawyer|foreman|caretaker)";
const people =
  "(?:staff|employees|team members|members|interns|crews?|workers|positions|roles|jobs|applicants|candidates|hires|departments?|locations?|sites?|properties|shifts)";
const fewWords =
  "(?:returning|full[- ]season|full[- ]time|year[- ]round|permanent|salaried|senior|lead|head|junior|out-of-(?:state|town|area)|non-local|certain|some|select(?:ed)?|specific|various|eligible|qualified|live-in|key|bar|kitchen|those)";
const those = "(?:those|anyone|employees|staff|guides|members|interns|workers)";
const wish =
  "(?:need|bring|want|wish|desire|would like|choose|prefer|request|live|work|come|join|are (?:hired|selected|interested))";

const someone = `(?:${fewWords}(?: [a-z-]+){0,2} ${people}|(?:${fewWords} )?(?:[a-z-]+ ){0,2}?(?:${titles}s(?!'? (?:licen|record))|bar staff|kitchen staff)|(?:${those} (?:who|that|with)|(?:applicants|candidates) who)(?! ${wish}))\\b`;

export const few = new RegExp(`\\b${fewWords}\\b`);
/** "For trip leaders", "for those who drive". */
export const forSomeone = new RegExp(`\\b(?:for|to|of) (?:all |our |the |each |any |most )?${someone}`);
/** "Trip leaders must", "Some positions". */
export const ofSomeone = new RegExp(
  `^[^a-z]*(?:all |our |the |each |any |most |for |in |at |on )*${someone}|\\b(?:certain|some|select) (?:[a-z-]+ )?${people}\\b`,
);
/** "Trip leaders only" in brackets. */
export const onlySomeone = new RegExp(
  `^(?:(?:required |preferred )?for )?${someone}(?: only)?$|\\bonly$|^(?:if|unless|depending)\\b`,
);
export const titleNames = new RegExp(`${titles}(?=s?\\b)`, "g");

export const ofChance =
  /\b(?:depending (?:up)?on|dependent (?:up)?on|contingent (?:up)?on|provided that|as long as|who (?:stay|complete|finish|work (?:the|a) (?:full|whole|entire))|(?:after|upon) (?:(?:the )?(?:completion|completing)|(?:an? |one |two |three |\d+ )(?:[a-z-]+ )?(?:days?|weeks?|months?|seasons?|years?))|for (?:a )?full[- ]seasons?|for (?:[a-z-]+ ){1,3}only|only for|only (?:if|when))\b/;
/** "If needed" leaves the choice to the worker. */
export const ofWish =
  /^(?:if|when|whenever|unless|while) (?:[a-z]+ )?(?:so|needed|using|not (?:already|currently)|necessary|desired|wanted|requested|applicable|possible|available|working|hired|selected|interested|appropriate|otherwise|in the field|on (?:hitch|trail)|you (?:do not|don't) (?:already )?have|you (?:arrive|start|need|want|wish|would like|prefer|choose|join|have (?:any )?questions|are (?:hired|selected|interested|working)))\b/;
/** An age for one of these is not the age for the job. */
export const duty =
  /\b(?:to (?:safely |legally )?(?:drive|operate|tow|pull|haul|serve|tend|bartend|sell|pour|mix|handle|rent|drink|be insured|live in|stay in|work (?:behind|at|in) (?:the |a )?bar|supervise|run (?:a )?chain ?saws?)|for (?:driving|towing|bartending|serving|insurance|alcohol|housing)|drivers?\b(?!'| licen| rec)|driving (?:the |our |an? |company |for )|bar(?:tend\w*| staff)|servers?|serve alcohol|liquor|who (?:drive|tow|serve|operate|bartend)|company (?:vehicles?|vans?)|if you (?:drive|tow|serve|operate|bartend))\b/;
