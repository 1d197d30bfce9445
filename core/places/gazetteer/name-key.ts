/** "St. Mary's" becomes "saint marys", "Mt Hood" "mount hood", "Montréal" "montreal". */
export function nameKey(text: string): string {
  // Most names have no short form and no sign, so they need no work.
  if (/^[A-Za-z]{4,}(?: [A-Za-z]{4,})*$/.test(text) && !/\bnatl\b/i.test(text)) return text.toLowerCase();
  const plain = /[^ -~]/.test(text) ? text.normalize("NFKD").replace(/\p{M}/gu, "") : text;
  return (
    plain
      .toLowerCase()
      .replace(/[.'’‘`ʻ"]/g, "")
      .replace(/&/g, " and ")
      .replace(/[^a-z0-9]+/g, " ")
      .trim()
      .replace(/\b(?:st|ste|mt|mtn|ft|afb|natl|nwr|jct)\b/g, (word) => longForms[word] ?? word)
      // "Mc Gregor".
      .replace(/\bmc (?=[a-z]{3})/g, "mc")
      // "Coeur D Alene", "O Fallon".
      .replace(/\b([do]) (?=[a-z]{3})/g, "$1")
  );
}

const longForms: Record<string, string> = {
  st: "saint",
  ste: "sainte",
  mt: "mount",
  mtn: "mountain",
  ft: "fort",
  afb: "air force base",
  jct: "junction",
  natl: "national",
  nwr: "national wildlife refuge",
};

/** "n conway" becomes "north conway", "pagosa spgs" "pagosa springs". Slugs keep the short forms. */
export function longKey(key: string): string {
  return key
    .replace(/^(?:no|so|[nsew])(?= [a-z]{3})/, (word) => directions[word[0] ?? ""] ?? word)
    .replace(placeWord, (word) => placeWords[word] ?? word);
}

const directions: Record<string, string> = { n: "north", s: "south", e: "east", w: "west" };

const placeWords: Record<string, string> = {
  ...{ spgs: "springs", spg: "springs", hts: "heights", hgts: "heights", bch: "beach", vly: "valley" },
  ...{ ctr: "center", lk: "lake", lks: "lakes", hbr: "harbor", cyn: "canyon", crk: "creek", fls: "falls" },
  ...{ pk: "park", mtns: "mountains", rpds: "rapids", pt: "point", isl: "island", ldg: "landing" },
  ...{ vlg: "village", is: "island", rvr: "river", jctn: "junction", grv: "grove" },
  ...{ sp: "state park", sf: "state forest", sra: "state recreation area", fo: "field office" },
};

const placeWord = new RegExp(`\\b(?:${Object.keys(placeWords).join("|")})\\b`, "g");
