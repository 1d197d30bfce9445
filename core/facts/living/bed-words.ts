export const nouns =
  /\b(?:housing|lodging|rent(?=:? (?:is |runs |of )?(?:about )?[$£€])|room,? (?:and|or|&|\/|\+|n) ?(?:partial |full )?(?:board|meals)|room, board|room ?\/ ?board|(?<!(?:reasonable|disability|religious|overnight|guest|ada) )accommodations?|bunk ?houses?|bunk housing|dorms?|dormitor(?:y|ies)|(?<!\b(?:close|tight|confined|calendar|fiscal|past|last|first|two|three|four|all|of|business|fall|winter|spring|summer|hind|sales) )quarters(?! (?:of|per|each|or)\b)|(?:free|host|complimentary) (?:[a-z-]+ )?(?:camp ?sites?|sites?)|full[- ]hook ?-?ups? (?:camp ?)?sites?|(?:host |camp ?)site with (?:full )?hook ?-?ups?|housed|(?:free|paid|provided|shared|furnished) (?:rooms?(?! ?(?:and|&|\/|\+|n) ?board)|apartments?|cabins?|cottages?|residence|house)|(?:place|somewhere) to (?:live|stay|sleep)|free rent|rooms rent for|(?:studio|[a-z0-9]{1,5}-bedroom) (?:apartments?|cabins?|house)|(?:a |your |free |provided |shared |private |own )(?:bunks?|beds?|berths?)(?= (?:in|at|on|is|are|aboard|comes?)\b| *[.,;]| *$)|berths? (?:is |are )?provided|(?:private|shared|furnished|single|double) (?:bed)?rooms?(?= (?:in|at|with|on|is|are|provided|included|and (?:a|all|meals|food|board))\b| *[,.]| *$)|(?:we|company|camp|corps|program|employer|lodge|ranch)(?:'ll| will)? house (?=(?:you|all|our|the (?:crew|staff)|its|staff|crews?|interns|employees|guides|volunteers|members|workers)\b)|(?:trailers?|yurts?|tents?|cabins?|rooms?) (?:(?:is|are|will be) (?:provided|supplied) )?to (?:sleep|live) in|host famil(?:y|ies)|(?:free|full hookup|employee|staff) rv (?:site|spot|space|pad)s?|rent (?:a )?(?:rooms?|cabins?)|(?:staff|employee|crew) (?:cabins?|apartments?|house)|private residence|rv (?:site|space|spot|pad)s?(?! clean)|apartment housing|field house)\b/g;
/** "Do you offer housing?" asks of it, "Need housing?" does not. */
export const asked =
  /^[^a-z]*(?!.*\b(?:need|want|looking)\b)(?:[a-z'-]+ ){0,6}(?:housing|lodging|accommodations?|room and board)\b[^?]{0,30}\?/;
export const worth = /\$[^);]{0,20} value\b|\b(?:valued at|worth) \$/;
export const limited = /^(?:(?:if|when) available|limited(?! to)|tbd)\b/;
export const inHeading = /\b(?:free|paid|provided|included|supplied|at no|available|on[- ]?site|furnished)\b/;
export const scarce = /^[^.;]{0,30}\b(?:in (?:town|the (?:area|valley|region))|locally|scarce|expensive)\b/;
/** "No pets in staff housing" denies the pets. */
export const barredThere =
  /\b(?:pets?|dogs?|cats?|animals?|smok\w+|alcohol|drugs?|guests?|visitors?|children|kids|couples|partners|families|part(?:y|ies))\b[^.;]{0,60}\b(?:in|inside|at|from|of) (?:[a-z'-]+ ){0,3}$/;
/** "You may stay in the bunkhouse" lets you, and "housing may be had" does not promise it. */
export const permitted =
  /\b(?:may|can|could) (?:also )?(?:pitch|park|camp|stay|live|sleep|bring|set up|put up|use|move)\b/;
export const telling =
  /\b(?:hous(?:ing|ed?)|residential|aboard|bunks?|beds?|berths?|rent|trailers?|yurts?|stay|famil(?:y|ies)|lodging|board|accommodations?|bunk ?houses?|bunk|dorms?|dormitor(?:y|ies)|quarters|live|lives|living|reside|room|rooms|residence|apartments?|cabins?|cottages?|rv|sleep|tents?|sites?|campsites?|bedrooms?|bdrms?|homes?|flats?|studios?|apts?|condos?|barracks|bunkies|tipis?|caravans?|airstreams?|dongas?|huts?|lofts?|place|digs|nowhere|up|kip|crash|campgrounds?)\b/;

export const otherThings =
  /\b(?:animal|kennel|cage|fleet|affordable|public|fair|bird|in|power|green|guest|guests'|camper|visitor|student services|deer|livestock|average|typical|market|median|historic|low-income|supportive|emergency|transitional|bat|nest|wildlife|rabbit|bear|insect|equipment|engine|bearing|tenant|community|resort)[ -]$/;
export const otherThingsAfter =
  /^ (?:services?|authorit(?:y|ies)|development|department|program manager|industry|tax|market|insecurity|discrimination|units? (?:clean|inspect|turn)|team\b|lease|agreements?|contracts?|payments?|rules|inspections?|operations?|facilities|properties|manager|assistance program|discounts?|department|crisis|act\b|need|wait ?lists?|lists?\b|lottery|deposits?|office|coordinator|portal|applications?|forms?|questionnaire|at the (?:museum|center|institute|university))|^ (?:(?:do(?:es)?|can|will|is|are) ?(?:not|n't)|(?:is|are|ca|do|does)n't|can't|cannot) (?:currently )?(?:allow|permit|accept|accommodate|include|have|suitable|pet|wheelchair|air)\b/;
export const ofDisability =
  /\b(?:disabilit|reasonable accommodation|ada\b|religio|accommodation request|impair)/;
/** Housing is for workers, but a lodge sells lodging. */
export const forSale =
  /^(?:lodging|accommodations?|rv |(?:free|paid|provided|shared|furnished) (?:rooms?|apartments?|cabins?|cottages?|house)|rent)/;
export const ofBusiness =
  /\b(?:visitors|tours|dining|rentals?|guided|horseback|golf|weddings|restaurants?|spa)\b/;
export const ofFee = /\b(?:fee|tuition|price)s? (?:also )?(?:includes?|covers?)\b/;
export const workers =
  /\b(?:staff|employees?|interns?|crews?|you|your|you'll|technicians?|guides|counselors?|members?|volunteers?|hosts?|instructors?|fellows?|apprentices?|workers?|positions?|jobs?|internships?|compensation|salary|pay|paid|wages?|stipend|benefits?|perks?|gratis|students?|season|season's|employment|employer)\b/;
export const saidNo =
  /^ (?:provided|included|available|offered|furnished) ?[:-] ?(?:no|none|n\/a)\.?$|^ (?:is|are) (?:already |now |all )*(?:full|taken(?! care)|filled|spoken for)\b/;
/** "Housing is not free" or "housing is affordable" means there is some. */
export const notFree =
  /^ (?:is|are)(?: not|n't) (?:entirely |completely )?(?:free|(?:cost|rent)-free)\b|^ (?:is|are) (?:available,? (?:and|but) )?(?:very |quite |fairly |extremely )?(?:affordable|inexpensive|cheap|low-cost|reasonable|reasonably priced|subsidi[sz]ed)\b/;
export const manyForRent = /\b\d{2,3} (?:[a-z-]+ ){0,2}$/;
/** A bed to travel from, one of somebody else, one hoped for or with a discount; "with or without accommodations" is no bed. */
export const notGiven =
  /\bused to\b|\b(?:from|between|near|lease|drive to|travel to|transportation to) (?:the |their |your )?(?:[a-z]+ )?$|\b(?:not|n't|never) (?:to )?(?:currently )?(?:live|stay|reside|want|need|use|choose|require)\b[^.]{0,30}$|\b(?:those|interns|staff|applicants|anyone|employees|members|candidates|people) without (?:[a-z]+ )?$|\bwith(?: or |\/)without (?:[a-z]+ )?$|\b(?:hope|hoping|plan|planning|trying|working|building) (?:to (?:[a-z]+ ){0,3})?$|(?:%|\bpercent|\bdiscounts?) (?:off |on )?(?:[a-z]+ ){0,2}$/;
export const saidElsewhere =
  /^(?: (?:and|&) [a-z]+)? ?[:-] ?(?:see|own|local|ask|contact|please|tbd|varies|applicants)\b/;
/** "Logan, Utah (housing not provided)" speaks of one place of several. */
export const ofPlace = /^[a-z .'-]{2,30}, [a-z .]{2,20} \($/;
export const ofEmployer =
  /\b(?:company|employer|camp|lodge|ranch|resort|park|agency|staff)-provided (?:[a-z]+ )?$/;
export const toClean =
  /\b(?:clean|cleans|cleaning|maintain|maintaining|repair|repairing|inspect|inspecting|tidy|vacuum)\b (?:[a-z-]+,? ){0,8}$/;
export const ofTrips =
  /\b(?:hotels?|motels?|overnight|reimburs\w+|per diem|conferences?|airfare|receipts|exchange rate)\b/;

export const duringTrips =
  /\b(?:during|while|on) (?:the |any |overnight )?(?:travel\w*|hitch\w*|trips?|overnights?)\b/;
/** "You must be 18 to live in company housing, where available": nobody is promised a bed. */
export const whereAny =
  /^(?: (?:is|are) (?:provided|included|offered|available))?,? (?:where|wherever|when|whenever|if|as|subject to) (?:it is |they are )?availab/;
export const unsure = /\b(?:arrangements?|coordinated|varies|based on|depend\w*|fees?|arrange|questions?)\b/;

export const compound =
  /^,? ?(?:\/ ?[a-z]+ )?(?:stipend|allowance|allotment|subsid(?:y|ies)|voucher|reimbursement|supplement|assistance (?:of |up to )?\(?\$)/;
export const stipendFor =
  /\b(?:stipend|allowance|allotment|money|funds) (?:for|toward|towards|to cover|to offset|to help with) (?:[a-z]+ ){0,3}$/;
/** Lodging beside travel is for the way; housing beside travel is not. */
export const onTheWay = /\btravel(?:ing|ling)?\b/;
/** "You will live in bunkhouses", but not "must live in housing on the island". */
export const livesThere =
  /\b(?:you(?:'ll)?|staff|crew|everyone|(?!guests|campers|students|families|visitors|participants|clients|residents|animals)[a-z]{3,20}s) (?:will |all |also |both )*(?:live|be housed|stay|reside|(?:are )?housed) in (?:our |the |a )?$/;
export const ownBed =
  /\bown (?:[a-z]+ ){0,2}$|\b(?:must|should|need to|have to|needs? to) (?:have|secure|be in) (?:[a-z]+ )?(?:local|nearby|off-site|reliable) $|\b(?:find|secure|arrange|obtain|locate|procure|responsible for(?: the)?(?: cost of)?) (?:for )?(?:[a-z]+ ){0,2}$/;
export const byWorker =
  /^[^.]{0,60}\b(?:provided|arranged|secured|found|obtained) by (?:the )?(?:intern|applicant|candidate|employee|worker|participant|volunteer|member)|^[^.]{0,40}\b(?:is|are) (?:the )?(?:[a-z']+ ){0,2}responsibilit|^ (?:is|are) (?:[a-z]+ )?(?:up to|on) you\b|^: you(?:'re| are) on your own/;
export const inTraining =
  /^(?!.*\bexcept\b).*\bduring (?:the |our |staff |initial |pre-season )*(?:training|orientation|onboarding)\b/;
/** "A two-day training session (lodging provided)" is about a course, not the season. */
export const forCourse =
  /\b(?:training (?:session|course|day|workshop|weekend)s?|workshops?|conferences?|seminars?)\b[^.;]{0,60}$/;
export const help =
  /\b(?:help|work with you to find|assist|assists|assistance|support|guidance|tips|resources|leads|contacts|list) (?:[a-z]+ ){0,5}$/;
export const helpAfter = /^ (?:assistance(?! (?:of |up to )?\(?\$)|resources|options|leads|search)/;
export const mayBe =
  /\b(?:may|might|possibl[ey]|possibility|potential|potentially|inquire|enquire|ask|could|can be (?:arranged|made available)|(?:up)?on request|by request|limited|case[- ]by[- ]case|contact us|depending on availability|if available|as available|subject to availability|first[- ]come|not guaranteed|tbd|to be determined|negotiable)\b/;
export const forSome =
  /^[^.]{0,30}\b(?:on (?:days|time) off|off[- ]season|during (?:training|orientation))|^[^.,]{0,30}\bfor (?:[a-z]+ ){0,2}(?:spouses?|partners?|famil(?:y|ies)|dependents?|pets?|guests?|couples|children|non-|locals?)|^ (?:is |are )?not (?:required|mandatory|necessary|needed)/;
export const givenBefore =
  /\b(?:provides?|providing|provided|offers?|offering|offered|includes?|including|included|furnish(?:es)?|(?<!fee )covers?|pays? for|supply|supplies|given|receives?|receiving|free|gratis|complimentary|paid|plus|plus:|in exchange for|as well as|along with|addition to)\b[^.]{0,70}$|\bthere(?:'s| is| are) (?:[a-z-]+ ){0,3}$|\b(?:with|we have|we've got|get|gets|comes? with|have|has|live in|living in|stay in|staying in|lives? in|reside in)\b(?:(?! (?:is|are|our|to|for|who|that|which|work\w*|near|about|experience|guests?) )[^.]){0,40}$|[+&] ?$|\$ ?\d[\d,.]*[^.$]{0,30}(?:,|and|plus) $/;
export const givenAfter =
  /^ consists of\b|^[^.]{0,70}\b(?:provided|given|included|offered|available|furnished|comes? with the (?:job|position)|supplied|free|gratis|complimentary|covered|paid|is yours|are yours|no (?:cost|charge)|cost[- ]free|without charge|part of|on us|taken care of|incl|on top of)\b|^ (?:is|are) (?:located |all |conveniently )?(?:within|next to|close to|steps from|a short|right|on[- ](?:site|campus|property))\b|^ (?:is|are) (?:an? |in )?(?:[a-z]+ ){0,2}(?:trailer|cabin|bunk ?house|house|room|apartment|tent|yurt|dorm)s?\b/;
export const noCost =
  /\b(?:no[- ](?:additional |extra )?(?:cost|charge|fee|rent)|cost[- ]free|free of (?:charge|cost)|without (?:charge|cost)|for nothing|costs? (?:you )?nothing|rent[- ]free|free (?:[a-z-]+,? ){0,3}(?:housing|lodging|accommodations?|room|rv|bunk|dorm)|(?:housing|lodging|accommodations?) (?:is |are )?free)\b/;
export const paidFor =
  /^rooms rent for|\b(?:at|for) (?:[a-z]{2,3} ?)?\$? ?\d{2,4} (?:a|per) (?:day|night|week|month)\b|\b(?:at a (?:minimal |small |nominal |low |reduced |reasonable |discounted |subsidized |modest |daily |weekly |monthly )?(?:cost|charge|fee|rate|price|rent)|for a (?:minimal |small |nominal |low |reduced |modest |reasonable |daily |weekly |monthly )?(?:cost|charge|fee|rate|price|rent)|low[- ]cost|reduced[- ]cost|subsidi[sz]ed|(?:payroll )?deduct(?:ed|ion|ions)?|for (?:a )?(?:[a-z-]+ )?rent\b|for rent|to rent|rental housing|(?:monthly|weekly) rent|rent (?:is|of|will|taken|comes)|rental (?:fee|cost|rate)|low[- ]rent|(?:discounted|reduced|affordable|nominal|reasonable) (?:rent|rate|employee housing|staff housing|housing|lodging)|inexpensive|housing (?:fee|cost)s?|at (?:market|reduced|discounted|employee|affordable|low) (?:rates?|prices?|rents?)|(?:can|may|could) be rented|(?:is|are) rented (?:out )?to|at [a-z ]{0,15}market (?:rates?|prices?|rents?))\b/;
export const rentBehind =
  /^;? ?(?:the |with |and )?(?:rent (?:is|will|runs|comes|of)|(?:is |it is )?deducted)\b/;
export const paysRent =
  /\bpay (?:about |around |roughly |only )?\$ ?\d[^.;]{0,30}\b(?:rent|lodging|housing|room)\b/;
export const towardRent =
  /\b(?:receives?|gets?|given|paid|(?:we|employer) (?:will )?(?:pays?|gives?|provides?|covers?|adds?|chips? in))\b[^.;$]{0,20}\$ ?\d[^.;]{0,30}\b(?:towards?|for|of) (?:the |your )?(?:rent|housing|lodging)\b|(?:\+|\bplus) \$\d[^.;$]{0,20} for (?:rent|housing|lodging)\b|^[^a-z]*\$ ?\d[^.;]{0,30}\btowards? (?:your |the )?(?:rent|housing|lodging)\b/;
export const plainBed =
  /^(?:(?:full|free|shared|on-?site|private|employee|staff|seasonal|field|paid|comfortable|rustic|furnished) ){0,3}$/;
export const offeredHeading =
  /\b(?:benefits?|perks?|compensation|we (?:offer|provide)|offered|housing|lodging|accommodations?|salary|pay|wages?|stipend|room|provided|includes?|receive|details|information|package|rewards)\b/i;

export const livesIn =
  /\b(?:live|lives|living|reside|resides|stay|stays|staying|sleep|housed)(?: [a-z-]+){0,4} (?:in|at) (?:[a-z-]+ ){0,4}$/;
export const onSite =
  /^live[- ]in\.?$|\blive on board\b|\b(?:live|lives|living|reside|resides|residing|sleep|sleeps|sleeping|stay)\b (?:[a-z]+ ){0,3}(?:in|on|at)[- ](?:[a-z-]+ ){0,4}(?:cabins?|tents?|bunks?|camp|site|campus|grounds|property|premises|location|lodge)\b|\b(?:staff|employees|interns|crew|counselors|members) (?:will )?live in (?:[a-z]+ ){0,2}(?:rooms|dorms?)\b|\blive[- ]in (?:[a-z]+,? ){0,3}(?:staff|help|helpers|housekeep\w*|cooks?|caretakers?|servers?)\b|\blive[- ]in (?:position|role|job|staff|opportunity)|\bresidential (?:position|role|job|staff|internship)|\b(?:you(?:'ll)?|staff|crew|guides|deckhands|naturalists)? ?(?:will )?lives? (?:and work )?aboard\b|\b(?:you(?:'ll)?|staff|interns|guides|members|crew|volunteers) (?:will |all )*(?:live|stay) (?:in|at|with) (?:a |the |our )?(?:camp|yurts?|ranch|boat|ship|refuge|hut|trailers?|host famil(?:y|ies))\b|\b(?:you(?:'ll)?|staff|interns|technicians|members|crews?|volunteers|caretakers|hosts) (?:will |all )*(?:lives?|stay|shares?|sleep|bunk)(?: together)?(?: in)? (?:an? |the |one )(?:[a-z'-]+ ){0,3}(?:house|apartment|cabin|condo|dorm)\b/;
export const notOnSite =
  /\b(?:own (?:tents?|rv|trailers?|campers?|vans?|homes?)|opportunity to camp|backcountry|hitch|expedition|trips?|if you|near|commut\w+|spike|willing\w*|able|ability|must be|comfortable|prepared)\b/;
export const othersSleep =
  /\b(?:guests?|visitors?|campers|clients|customers|participants|travell?ers|families|groups|youth|residents|hikers|students|children) (?:all |will |can |may |who )*(?:stay|live|sleep|rent|share|enjoy|love|relax|come for|get|have|book)/;
/** Who works, by name. */
export const worker =
  "(?:staff|employees?|crews?|guides?|guards?|interns?|fellows?|volunteers?|members?|technicians?|instructors?|counselors?|wranglers?|rangers?|hands?|patrollers?|hosts?|deckhands?|workers?|seasonals?|team|everyone|you|we)";
export const noBed = new RegExp(
  `(?<!\\bor )(?:\\bnowhere to (?:put (?:you|anyone|people) up|live|stay|sleep)\\b|\\bhave no (?:staff )?(?:beds|rooms|cabins|bunks)(?= ?(?:[.,;!]|$|for |to |of our))|\\b(?:can(?:not|'t| not)|unable to|not able to|do(?: not|n't)) (?:house (?:you|anyone|people|${worker})|put (?:you|anyone|people|${worker}) up)\\b|\\b(?:do(?: not|n't)|can(?:not|'t)) (?:have|offer) (?:any )?(?:beds?|rooms?|cabins?|places?) (?:for (?:${worker})|of our own)\\b|\\b(?:room|place|housing|apartment)\\b.{0,60}\\b(?:(?:have|got) none|(?:don't|do not) have (?:any|one) of our own)\\b|\\b(?:come|arrive|be here) with (?:your |their )?(?:own )?(?:housing|lodging|accommodations?|a (?:room|place))\\b|\\b(?:have|need|find|secure|line up|sort(?: out)?|rent|get) (?:to have |to find )?(?:your own (?:place|digs|home|pad|flat|apartment)|a place to (?:live|stay) (?:before|by|in|lined|nearby))\\b|\\bnot a live-in\\b|\\b(?:we wish we (?:had|could) |(?:if we had|(?:we|i)(?:'d| would) (?:like|love) to (?:offer|provide|house|have|give))\\b.{0,40}\\b(?:housing|lodging|rooms?|beds?|bunk|cabin|place|house)[a-z]*\\b.{0,40}\\b(?:but|yet|however|can't|cannot|don't)\\b))`,
);
