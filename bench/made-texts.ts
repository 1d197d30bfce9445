/** Frequent words first: rank decides frequency, as in written English. */
const words =
  `the and to of a in with for is you we on be as our will or are at this an by that from your work all other must
experience ability team park position may season have required skills trail guests program working service field outdoor
including safety staff training job duties not who ensure can must physical conditions public visitors equipment provide per
maintain during housing work perform hours crew weather lift weekends company area management pounds support license
employees knowledge preferred operations daily community natural resources state federal valid employment driver teamwork
communication customer river assist days seasonal ski mountain national wildlife conservation outdoors summer winter
responsibilities guide needed education facilities environment high school degree apply week pay benefits hour full time part
insurance medical vacation health dental retirement discount pass gear first aid certification wilderness cpr responder leave
no trace backcountry camping camp children families groups lead instruct teach rafting climbing hiking fishing boating paddling
kayak canoe snowboard snow patrol avalanche rescue lodge restaurant kitchen meals food beverage retail store sales rental shop
inventory cash register reports data collection survey monitoring habitat restoration species plants invasive forest fire fuels
tree chainsaw timber stand soil water quality stream lake fish hatchery bird mammal biology ecology research laboratory samples
gps gis mapping software computer microsoft excel office phone email schedule supervisor manager director coordinator assistant
intern volunteer americorps youth leadership mentor diversity inclusion equity culture values mission vision history museum
interpretation exhibits tours talks campfire stories naturalist garden farm livestock horses wrangler ranch fence irrigation
tractor mower vehicle truck trailer towing mechanic repair engine electrical plumbing carpentry painting masonry construction
tools ladder scaffolding concrete roads bridges signs culverts drainage trails rock wall switchbacks crosscut saw axe pulaski
helicopter hotshot engine dispatch radio emergency incident response law enforcement patrol fee collection campground restroom
cleaning trash laundry housekeeping rooms beds bunkhouse cabin yurt tent shower internet laundry remote rural isolated elevation
altitude heat cold rain wind insects bears snakes uneven terrain steep miles pack load carry standing walking bending kneeling
climb balance swim boat captain license coast guard outboard motor vessel dock marina harbor dive scuba surf sail rope belay
anchor harness helmet bike bicycle mountain suspension wheel brakes assembly warehouse shipping receiving packing forklift
products design materials textiles pattern sewing marketing brand content social media photography video website commerce
analytics budget grants fundraising donors board partners agencies tribal landowners easement policy permits compliance planning
environmental impact assessment hydrology geology archaeology botany entomology genetics statistics modeling python database
publication university professor graduate student thesis assistantship tuition stipend reimbursement mileage relocation bonus
overtime holiday sick paid parental pension savings match wellness gym counseling background check drug test fingerprint citizen
authorized visa sponsorship equal opportunity employer veterans disability accommodation race religion gender age selection
interview references resume cover letter application deadline open until filled start date end april may june july august
september october november december january february march arrive contract extension rehire return bison elk wolf condor salmon
trout sturgeon mussel turtle tortoise frog bat owl hawk falcon eagle crane plover sage grouse prairie wetland marsh dune desert
canyon glacier tundra volcano cave reef island beach coast bay delta estuary watershed basin plateau mesa ridge summit meadow
grassland savanna oak pine fir spruce aspen juniper cactus lichen moss fern orchid seed nursery greenhouse compost pollinator
beekeeping honey orchard vineyard brewery bakery barista bartender dishwasher sous pastry banquet catering concierge reservation
groomer snowmaking lift gondola tubing nordic sled dog mushing skijoring snowshoe curling ice rink hockey coach referee lifeguard
pool aquatics archery riflery pottery drama dance music art craft nature nurse physician therapist counselor social worker
psychologist recovery addiction adaptive wheelchair sensory autism`
    .split(/\s+/)
    .filter((word, at, all) => all.indexOf(word) === at);

const syllables = "ba ca de el fo gra hu il ja ko lun ma ne or pi qua ro sta ti um vo wen yar zel".split(" ");

const names = Array.from({ length: 24 ** 3 }, (_, n) =>
  [n % 24, Math.floor(n / 24) % 24, Math.floor(n / 576)].map((each) => syllables[each]).join(""),
);

/** Zipf's law: the second word is half as frequent as the first, the tenth a tenth. */
const ranks = rankTable([...words, ...names.slice(0, 4_000)]);

const sentences = Array.from({ length: 20_000 }, (_, n) => {
  const next = random(n + 1);
  const drawn = Array.from({ length: 8 + (next() % 12) }, () => ranks[next() % ranks.length] ?? "");
  const [first = "", ...others] = drawn;
  return `${first.charAt(0).toUpperCase()}${first.slice(1)} ${others.join(" ")}.`;
});

/** Writes 120 to 250 words of shared sentences and rare names; the same number gives the same text. */
export function madeDescription(n: number): string {
  const next = random(n);
  const said = Array.from({ length: 9 + (next() % 9) }, () => sentences[next() % sentences.length]);
  const name = () => names[next() % names.length];
  return `${said.join(" ")} Ask for ${name()} ${name()} at the ${name()} office.`;
}

type Said = { share: number; sentences: ((from: () => number) => string)[] };

const months = ["April", "May", "June", "July", "October", "November"];
const one =
  (...all: string[]) =>
  (from: () => number) =>
    all[from() % all.length] ?? "";

/** Percentages between those of federal work and camps. */
const stated: Said[] = [
  {
    share: 40,
    sentences: [
      (from) => `Season: ${one(...months)(from)} ${1 + (from() % 28)} to September 15, 2027.`,
      (from) => `The season runs from early ${one(...months)(from)} through late August 2027.`,
    ],
  },
  {
    share: 35,
    sentences: [
      (from) => `Pay: $${15 + (from() % 12)} to $${28 + (from() % 6)} per hour.`,
      (from) => `Compensation is a living allowance of $${400 + (from() % 200)} a week.`,
    ],
  },
  {
    share: 30,
    sentences: [
      one("Housing is provided free of charge.", "Shared staff housing is available for $70 a week."),
      one("We do not provide housing.", "Please inquire about housing."),
    ],
  },
  {
    share: 17,
    sentences: [one("All meals are provided while in the field.", "Staff receive three meals a day.")],
  },
  { share: 16, sentences: [one("Must be at least 18 years of age.", "Applicants must be 21 or older.")] },
  {
    share: 15,
    sentences: [
      one("Must hold a current Wilderness First Responder certification.", "CPR certification is required."),
    ],
  },
  {
    share: 32,
    sentences: [one("A valid driver's license is required.", "Must possess a valid driver's license.")],
  },
  { share: 20, sentences: [(from) => `Must be able to lift ${40 + (from() % 3) * 10} pounds.`] },
  { share: 25, sentences: [(from) => `This position works ${32 + (from() % 9)} hours per week.`] },
  { share: 12, sentences: [one("Applicants must be U.S. citizens.", "H-2B visa sponsorship is available.")] },
  { share: 6, sentences: [one("Couples are welcome to apply.", "Pets are not allowed in staff housing.")] },
];

export function statingDescription(n: number): string {
  const from = random(n + 7);
  const said = stated.flatMap(({ share, sentences }) =>
    from() % 100 < share ? (sentences[from() % sentences.length]?.(from) ?? []) : [],
  );
  const half = said.length / 2;
  return [
    "# About the work",
    madeDescription(n),
    "# What you need to know",
    said.slice(0, half).join(" "),
    ...said.slice(half).map((sentence) => `- ${sentence}`),
  ]
    .filter(Boolean)
    .join("\n\n");
}

function rankTable(ranked: string[]): string[] {
  return ranked.flatMap((word, rank) => Array<string>(Math.ceil(40_000 / (rank + 3))).fill(word));
}

function random(from: number): () => number {
  let state = Math.imul(from + 1, 2_654_435_761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state;
  };
}
