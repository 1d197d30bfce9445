export const startLabel =
  /\bentry on duty\b|^arrival$|\b(start(ing)?|begin\w*|report\w*)\b.{0,20}\b(dates?|day)\b|^(projected |expected |anticipated |tentative )?(start|starts|starting|begins)$|\bavailability$|^from$/i;
export const endLabel =
  /^departure$|^(?:to|until|through)$|\b(end|ending|completion|finish)\b.{0,10}\b(dates?|day)\b|^(ends|ending|end)$/i;
export const seasonLabel =
  /\b(season|seasons|dates?|duration|term|period|length|timeline|time ?frame|employment|appointment|position|schedule|when|tenure|contract|service|commitment|program|availability|internship|classification|start\/end|type|status|job|timing|needed)\b|^(?:summer|winter|tour(?: of duty)?)$|\bfor (?:the )?(?:summer|winter)(?: season)?[ 20\d/–-]{0,10}$/i;

export const jobWords =
  /\b(positions?|jobs?|internships?|interns?|seasonal|season|employment|employed|appointments?|terms?|assignments?|contracts?|fellowships?|fellows?|technicians?|assistants?|work|works|working|service|members?|candidates?|applicants?|commit|commitment|available|availability|hire|hired|hiring|program|roles?|opportunity|you|staff|crew|full[- ]time|temporary|period|host|hosts|duration|employees|dates?|starting|ending|contract|tenure|guides?|leaders?|instructors?|counselors?|caretakers?|wardens?|naturalists?|(?:\w+)?hands?|helpers?|help|cooks?|servers?|rangers?|wranglers?|patrollers?|need(?:s|ed)?|want(?:s|ed)|seek(?:s|ing)?|look(?:s|ing)? for|(?:we|is|are)(?:['’]re)? after|openings?|staffed|recruit\w*|stay|live(?! music)|living|school year|field (?:days?|work)|(?:camp(?: session)?|courses) (?:runs?|goes|is))\b/i;

export const otherDates =
  /\b(possibly|potentially|appl(y|ied|ying|ications?)\b|deadline|clos(es?|ing|ed)|consider(ation|ed)|review(s|ed|ing)?|interview\w*|submi\w+|posted|staff training|training (week|runs|dates?|is|will|begins|starts|takes|beginning|starting)|orientation|pre-?camp|guests?|break|breaks|vacation|holidays?|extension|extended|extend|graduat\w+|enroll\w*|degree|semesters?|accepted|notif\w+|selection|select(ed|ing)|offers?(?! (?:an?|\d|\w+-\w+|paid|seasonal|summer|winter|year)\b)|hired by|blackout|calls|booked|reserv\w+|updated|effective|revised|born|birthday|visitors?(?! cent| serv)|nurser\w+|bunkhouse|housing|nesting|breeding|each year|annual\w*|since|founded|peak|busiest|busy|session \d|first session|second session|camp sessions|hunting|(is|are|we|stays?|remains?) open|open (to|from|for|daily|year|every|seven|7|weekends|between|only|through)|hours of operation|we operate|events?|conference|certif\w+|valid|tax|fiscal|grant|insurance|paid on|payday|contact|questions)\b|\bopens?:? ?$/i;

export const startsAt =
  /\b(start(s|ing|ed)?|begin(s|ning)?|commenc(e|es|ing)|start dates?|starting dates?|first day|entry on duty|eod|\w+ (?:weeks|months) from|report(ing)?|arriv(es?|al)|onboard(ing)?|available|availability|(?:you|who|can|could|must|please) (?:come|join)|(?:here|on[- ]?site|in camp) (?:by|on|from)|(?:need(?:ed|s)?|want(?:ed|s)|hir(?:e|ing)|openings?|positions?|jobs?|roles?|work(?:ing)?|employment|contracts?|live|stay)\b[^.;!?]{0,45}?\b(?:from|as of)(?=[^.;!?\d]{0,25}$))\b[^.;!?]{0,45}$/i;
export const endsAt =
  /\b(end(s|ing|ed)?|conclud(e|es|ing)|finish(es|ing)?|through|thru|until|till|til|last day|wrap(?:s|ping)? up|(?<!\b(?:who|that|if you|may|can) )leav(?:e|ing)|done|terminat\w+|not[- ]to[- ]exceed(?: dates?)?|nte|end dates?|depart(?:s|ing|ures?)?(?: dates?)?)\b[^.;!?]{0,30}$/i;
/** Only these words may come between the word for a start and its date. */
export const idleWords =
  /^(?:[\s:,~()*–-]|\b(?:dates?|day|is|are|will|be|would|the|a|an|on|in|at|by|around|about|approximately|approx\.?|as|early|soon|of|this|for|position|positions|internship|job|season|work|tentatively|tentative|scheduled|expected|anticipated|preferred|preferably|ideally|between|from|or|after|no|later|than|during|week|flexible|to|sometime|mid|late|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun|and|temporary|program|beginning|roughly|assumed|currently|set|estimated|seasonal|somewhere|time|frame|available|until|through|least|roughly|part|full)\b)*$/i;

const nature =
  "ticks?|poison (?:ivy|oak)|mosquito(?:e?s)?|bugs|black ?flies|insects|hurricanes?|monsoons?|(?:thunder)?storms?|snow(?:pack|fall|melt)?|rains?|weather|temperatures?|heat|humidity|fog|winds?|ice|smoke|lakes?|rivers?|creeks?|waterfalls?|runoff|roads?|(?:wild)?flowers?|foliage|leaves|berries|bears?|grizzl(?:y|ies)|wolves|elk|moose|deer|bison|salmon|trout|whales?|eagles?|birds?|bats?|(?:sea )?turtles?|migrations?|rut|hatch(?:es)?";
const business =
  "visitors?|visitation|tourists?|tourism|guests?|skiers?|crowds|museum|store|shop|markets?|tickets?|music|trains?|rates?|restaurant|visitor cent(?:er|re)|gates?|marina|park|festivals?|races?|concerts?|fair|events?|school groups";
const others =
  "(?:hurricane|monsoon|fire|rainy|wet|dry|bug|tick|mosquito|nesting|breeding|peak|high|busy|tourist|visitor|bloom|hunting|fishing|deer|elk|turkey) season";
export const otherLabel = new RegExp(
  `\\b(?:${nature}|${others}|rates?|prices?|hours|fees?|duties|responsib\\w+|includes?|activities)\\b`,
  "i",
);
export const otherThings = new RegExp(`\\b(?:${nature}|${business}|${others})\\b`, "i");
/** "Ticks and heat come with the job from June to August": of these subjects no date is the job's. */
export const ofOtherSubject = new RegExp(
  `^(?!.{0,60}\\b(?:you|your|we|us|staff|crews?|guides?|interns?|positions?|employees|technicians?|instructors?|hosts?|rangers?|patrollers?|members?|counselors?|contract|employment|hir(?:es|ing)|needs|seeks|wants)\\b.{0,60}\\b(?:from|between|in|on)?\\W{0,3}$)[^a-z]*(?:[a-z'’-]+ ){0,3}(?:${nature}|${business}|${others})\\b[^.;:]{0,50}\\b(?:is|are|runs?|comes?|peaks?|blooms?|opens?|arrives?|returns?|migrates?|nests?|spawns?|covers?|reach(?:es)?|lasts?|starts?|begins?|ends?|flows?|stays?|remains?|bites?)\\b`,
  "i",
);
