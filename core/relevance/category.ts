export const categories = [
  "Guiding",
  "Parks",
  "Ski & Snow",
  "Conservation",
  "Wildland Fire",
  "Fisheries & Wildlife",
  "Forestry & Trails",
  "Outdoor Education & Camps",
  "Water & Rafting",
  "Recreation & Resorts",
  "Brands & Retail",
  "Facilities & Trades",
  "Science & Research",
  "Office & Operations",
  "Other",
] as const;

export type Category = (typeof categories)[number];

type Rule = [Category, RegExp];

// The first match wins, so specific words come before common ones: "Ski Patrol Manager" is Ski & Snow.
const titleRules: Rule[] = [
  ["Parks", /\bpark (rangers?|guides?)\b/i],
  ["Recreation & Resorts", /\b(amusement|theme park|golf|carnival)\b|^(chief |lead |night )?stewards?$/i],
  ["Facilities & Trades", /\bpower ?plant\b|\bfacilit(y|ies) (and|&) maintenance\b/i],
  [
    "Office & Operations",
    /\b(software|ios|android|data|web|full-?stack|front-?end|back-?end|cloud) (engineer|developer)/i,
  ],
  [
    "Wildland Fire",
    /\b(wildland|fire ?fighters?|smoke ?jumper|hotshot|helitack|(rx|wildland) fire|fire (tech(nician)?s?\b|management|ecolog|lookout|operations|program|academy|planner|prevention|effects|crew)|prescribed (fire|burn)|fuels|engine captain|aviation manager|burn (boss|crew))|\((fire|IHC)\b/i,
  ],
  [
    "Science & Research",
    /\b(usda-|epa\b|cdc\b|post-? ?doc|postgraduate|postbaccalaureate|(assistant|associate|visiting) professor|professor|ph\.?d|m\.?s\.? (student|graduate)|graduate (assistant|student|research)|faculty|lecturer)|^(usgs|epa) |\bfellowship\b/i,
  ],
  [
    "Ski & Snow",
    /\b(ski(er|ing|s)?|snow(board(er|ing)?|making|maker|cat|shoe|mobile|sports?)?|nordic|avalanche|chair ?lifts?|lift (op(erator|erations|s)?|attendant|maintenance|mechanic|electrician)|terrain park|groom(er|ing)|heli-?ski|winter sports)\b/i,
  ],
  [
    "Water & Rafting",
    /\b(raft(ing|er|s)?|river guide|whitewater|kayak(ing)?|canoe(ing)?|paddle\w*|boat(s|er|ing|man|hand)?|deck ?hands?|life ?guards?|surf(ing)?|sail(ing|or)?|scuba|div(e|ing) (master|instructor|guide)|marina|dock|aquatics (director|manager|supervisor|instructor)|swim|captain|naturalist-?deckhand|vessel|fishing guide|waterfront)\b/i,
  ],
  [
    "Guiding",
    /\b(guid(e|es|ing)|expeditions?|(trip|trek|tour|holiday) (leaders?|directors?|operators?|escorts?|managers?)|tours?|outfitter|mountaineer(ing)?|climbing|canyoneer(ing)?|wrangler|backpack(ing)?|horseback|packer|mush(er|ing)|sled dogs?|route ?setters?|adventure)\b/i,
  ],
  [
    "Parks",
    /\b(rangers?|state parks?|park (aide?|attendant|manager|supervisor|superintendent|operations|worker|technician|specialist|services?|guide|naturalist)|visitor (services?|use|center|centre|information|experience|operations|and resource)|campgrounds?|camp ?host|recreation (fee|technician|aide?|assistant|forester|planner)|outdoor recreation|(fee|wilderness) (technician|collector)|ushers?|land management law enforcement|conservation (officer|warden)|game warden|parks? (and|&) recreation|parks)\b/i,
  ],
  [
    "Outdoor Education & Camps",
    /\b(educat(or|ors|ion|ional)|instructors?|naturalists?|interpret(er|ers|ive|ation|ative)|teach(er|ers|ing)|counsell?ors?|camps?|youth|outdoor (school|program)|4-h|(challenge|ropes) course|experiential|equestrian|horsemanship|summer staff|nature (center|school|preschool))\b/i,
  ],
  [
    "Fisheries & Wildlife",
    /\b(fish(es|ery|eries|ing|eye)?|wildlife|salmon(id)?|steelhead|trout|chinook|hatcher(y|ies)|avian|aviary|bird(s|ing)?|seabirds?|shorebirds?|raptors?|owls?|bats?|bears?|cougar|carnivores?|wol(f|ves)|deer|elk|big ?game|upland game|mule deer|sheep|bobcats?|beavers?|tortoises?|turtles?|amphibians?|reptiles?|herpetolog\w*|mammal\w*|whales?|marine mammal|waterfowl|condors?|sage-? ?grouse|prairie chicken|mussels?|oysters?|shellfish|aquaculture|aquarium|animal(s)?|zoo(logy|keeper)?|rhino|detection dogs?|refuges?|creel|pit tags?|banding|waterfowl|predator|trapper|woodrats?|macaws?|parrots?|felines?|mink|ferrets?|martens?|wolverines?|badgers?|fox(es)?|prairie dogs?|snail kites?|otters?|moose|caribou|bison|pronghorn|bighorn|mountain lions?|pumas?|lynx|ocelots?|cats?|primates?|monkeys?|snakes?|lizards?|frogs?|toads?|salamanders?|newts?|hawks?|eagles?|falcons?|kestrels?|ospreys?|vultures?|grouse|bobwhites?|turkeys?|pheasants?|geese|goose|ducks?|swans?|cranes?|herons?|egrets?|terns?|plovers?|loons?|puffins?|penguins?|pelicans?|murrelets?|woodpeckers?|sparrows?|wrens?|warblers?|vireos?|thrush(es)?|swallows?|hummingbirds?|flycatchers?|songbirds?|seals?|sea lions?|dolphins?|manatees?|sharks?|rays?|lobsters?|crabs?|shrimp|clams?|eels?|carp|walleye|bass|lampreys?|sturgeon|herring|halibut|dragonfl(y|ies)|butterfl(y|ies)|monarchs?|hunt(er|ing)|furbearer|ungulates?|pollinators?|bees?|insects?|entomolog\w*|mosquito|ornitholog\w*|wmas?|cwd|chronic wasting|coded wire|groundfish|spawning|weir|pheasant|quail|farm bill|tpwd|veterinar\w*)\b/i,
  ],
  [
    "Forestry & Trails",
    /\b(forest(s|er|ers|ry)?|trails?|arbor(ist|iculture|ists)?|trees?|silvicultur\w*|timber|sawyers?|chain ?saw|reforestation|nursery|vegetation management|logging|thinning)\b/i,
  ],
  [
    "Conservation",
    /\b(conservation(ist|ists)?|restoration|ecolog(y|ist|ists|ical)|ecosystems?|habitats?|wetlands?|steward(s|ship)?|botan(y|ist|ical|ists)|range(land)?s?|invasives?|plants?|plant materials|seeds?|prairies?|grasslands?|sagebrush|land (trust|protection|manager|management|steward)|lands (program|manager)|(conservation )?corps|americorps|crew (member|leader|lead|supervisor|chief)|soil|watersheds?|environmental|natural resources?|sustainab\w*|climate|weeds?|erosion|nature (preserve|conservancy)|preserves?|riparian|biodivers\w*|private lands|native|garden(er|s)?|horticultur\w*|agricultur\w*|agronom\w*|farm(er|s)?|landscape conservation|clean water|coastal|reefs?|corals?|rainforests?|atolls?|bioacoustic\w*|fenc(e|ing)|acequia|natural areas?|field canvasser|biological monitors?|cultural resources?)\b/i,
  ],
  [
    "Science & Research",
    /\b(research(er|ers)?|scien(ce|ces|tist|tists|tific)|biolog(y|ist|ists|ical)|hydrolog\w*|meteorolog\w*|geolog\w*|paleontolog\w*|archa?eolog\w*|anthropolog\w*|ocean\w*|limnolog\w*|gis|geospatial|remote sensing|cartograph\w*|lab(oratory)?|bioinformat\w*|biometric\w*|statistic(s|al|ian)|chemis(t|try)|toxicolog\w*|microbiolog\w*|museum|curator|archivist|collections|monitoring|field (tech(nician|s)?|assistant|crew|specialist|lead|coordinator|operations)|survey(or|ors)? tech\w*|survey (crew|technician)s?|data (manager|analyst|scientist|technician)|observers?|aquatic|water quality|photo interpreter|usfs|blm)\b/i,
  ],
  [
    "Recreation & Resorts",
    /\b(recreation(al|ist)?|work-?camp(er|ers|ing)?|resorts?|golf|amusement|rides?|carnival|lodge|lodging|hotel|inn|house ?keep(er|ers|ing)|room attendant|laundry|cooks?|chefs?|culinary|wait(er|ress|staff|ers)|servers?|bar(tender|back|ista)s?|bussers?|banquet|dining|dish ?washers?|kitchen|food|counter|baker|front (desk|office)|guest|hospitality|spa|concierge|bell(man|person|hop)?s?|valet|events?|host(ess)?|pool|tennis|pro shop|greens?keep\w*|caddie|stable|ranch|casino|fast food|concessions?|cabin|massage|fitness|yoga|turf)\b/i,
  ],
  [
    "Brands & Retail",
    /\b(retail|stores?|sales|merchandis\w*|brands?|product (manager|design\w*|develop\w*|line|marketing)|e-?commerce|buyer|marketing|footwear|apparel|(soft|hard) ?goods|textile|gear|outerwear|materials (manager|developer)|warehouse|fulfil?lment|supply chain|sourcing|customer (service|experience|success|support|care)|social media|content (creator|manager|strategist|designer)|copywriter|public relations|key ?holder|bike|bicycle|cycling|cashier|(?<!wall |web )designer|account (executive|manager)|partnerships?|sponsorship|photographer|videographer|wholesale)\b/i,
  ],
  [
    "Facilities & Trades",
    /\b(maintenance|mechanics?|mechanical|electric(ian|al)|electronics?|carpent(er|ry)|plumber|mason(ry)?|preservation\w*|labou?rers?|custod(ial|ian)|janitor\w*|cleaners?|operators?|operator\/\w+|utilit(y|ies)|engineer(s|ing)?|construction|drivers?|weld(er|ing)|hvac|facilit(y|ies)|buildings?|grounds(keep\w*|person|worker)?|landscap(e|er|ers|ing|ers)|repair(er|ers)?|dredge|mates?|machinery|machinist|pilots?|aircraft|airplane|helicopter|drill rig|telecommunications?|road|paint(er|ers|ing)|roof(er|ing)|heavy equipment|equipment|surveyors?|trades|lock|dam|powerhouse|wastewater|water treatment|sign|warehouseman|motor vehicle|safety)\b/i,
  ],
  [
    "Office & Operations",
    /\b(administrat\w*|payroll|benefits|accounts (payable|receivable)|billing|treasury|audit(or|ing)?|executive assistant|help desk|support specialist|managers?|directors?|coordinators?|account(ant|ing)|budget|grants?|finance|financial|bookkeep\w*|human resources|hr|recruit(er|ing)|talent|people|analysts?|contract\w*|procurement|communications?|development|fundrais\w*|officers?|secretar\w*|clerks?|dispatch(er|ers)?|it|program(me)?s?|realty|real estate|software|web|developers?|data|planners?|attorney|legal|paralegal|policy|legislative|executive|president|ceo|operations|office|business|project|logistics|reservations?|receptionist|registrars?|producers?|special agent|investigators?|security|law enforcement|emergency|volunteer (and \w+ )?(managers?|coordinators?|programs?|services?|engagement|recruit\w+)|membership|editor|writer|librar(y|ian)|interdisciplinary|chief|supervisor\w*)\b/i,
  ],
];

/** Many titles end in these words, so these rules apply after the employer's. */
const lastTitleRules: Rule[] = [
  ["Office & Operations", /\b(assistants?|specialists?|associates?|agents?|aides?)\b/i],
  ["Facilities & Trades", /\b(technicians?|builders?|installers?|sewing)\b/i],
];

const companyRules: Rule[] = [
  ["Ski & Snow", /\b(ski|snow\w*|mountain resort)\b/i],
  [
    "Parks",
    /\b(national park|state parks|parks? (and|&) |recreation district|park (service|district|board))\b/i,
  ],
  [
    "Fisheries & Wildlife",
    /\b(fish|fisheries|wildlife|game|audubon|zoo|aquarium|marine|pheasants|ducks|trout|raptors?|birds?|waterfowl|wolf|wolves|bears?|bats?|salmon|turtles?|elk|deer|dolphins?)\b/i,
  ],
  ["Forestry & Trails", /\b(forest|trails?(?! rides?\b)|tree|arbor)\b/i],
  ["Guiding", /\b(guides?|outfitters?|expeditions?|adventures?|tours?|trail rides?|horseback)\b/i],
  ["Water & Rafting", /\b(rafting|river|kayak|sailing|surf)\b/i],
  [
    "Outdoor Education & Camps",
    /\b(camp|camps|outdoor school|outward bound|ymca|scouts?|education|nature center|learning)\b/i,
  ],
  [
    "Recreation & Resorts",
    /\b(resorts?|koa|kampgrounds?|golf|hotels?|lodge|inn|country club|amusements?|concessions?|carnival|hospitality|spa|club)\b/i,
  ],
  [
    "Conservation",
    /\b(conserv\w*|corps|nature|land trust|ecolog\w*|environmental|preserve|wilderness|earth|natural resources|land management|stewardship)\b/i,
  ],
  [
    "Science & Research",
    /\b(universit\w*|institute|college|laborator(y|ies)|research|orau|survey|sciences?)\b/i,
  ],
  ["Brands & Retail", /\b(outfitters|sports?|apparel|gear|bikes?|cycles?|equipment|outdoors?|co-op)\b/i],
];

type Job = { title: string; companyName: string };

/** Descriptions are too wordy to decide. */
export function categoryOf(job: Job & { description?: string }): Category {
  return whyCategory(job)?.category ?? "Other";
}

export type CategoryReason = { category: Category; by: "title" | "employer"; words: string };

export function whyCategory(job: Job): CategoryReason | null {
  // "(NPS, Yosemite National Park)" tells the place, not the work.
  const title = job.title.replace(/\([^(),]*,[^()]*\)/g, " ");
  return (
    firstMatch("title", titleRules, title) ??
    firstMatch("employer", companyRules, job.companyName) ??
    firstMatch("title", lastTitleRules, title)
  );
}

function firstMatch(by: CategoryReason["by"], rules: Rule[], text: string): CategoryReason | null {
  const rule = rules.find(([, pattern]) => pattern.test(text));
  return rule ? { category: rule[0], by, words: rule[1].exec(text)?.[0].trim() ?? "" } : null;
}
