/**
 * Martin Porter's second stemmer for English (https://snowballstem.org/algorithms/english/stemmer.html), as PostgreSQL's
 * english_stem has it. Takes a word of small letters.
 */
export function stem(word: string): string {
  if (word.length < 3) return word;
  const exact = exceptions.get(word);
  if (exact !== undefined) return exact;
  // A y that is no vowel is written Y until the end.
  const marked = word.replace(/^y/, "Y").replaceAll(/([aeiouy])y/g, "$1Y");
  const r1 = regionOf(marked);
  const r2 = regionAfter(marked, r1);
  const plain = dropPlural(marked);
  if (finished.has(plain)) return plain.toLowerCase();
  return steps.reduce((text, step) => step(text, { r1, r2 }), plain).toLowerCase();
}

type Regions = { r1: number; r2: number };

const exceptions = new Map([
  ...Object.entries({ skis: "ski", skies: "sky", dying: "die", lying: "lie", tying: "tie" }),
  ...Object.entries({
    idly: "idl",
    gently: "gentl",
    ugly: "ugli",
    early: "earli",
    only: "onli",
    singly: "singl",
  }),
  ..."sky news howe atlas cosmos bias andes".split(" ").map((word) => [word, word] as const),
]);

/** As they are once the plural is gone. */
const finished = new Set("inning outing canning herring earring proceed exceed succeed".split(" "));

const vowel = /[aeiouy]/;
const double = /(bb|dd|ff|gg|mm|nn|pp|rr|tt)$/;

/** Where the part begins that follows the first vowel and the first other letter after it. */
function regionAfter(word: string, from: number): number {
  const found = /[aeiouy][^aeiouy]/.exec(word.slice(from));
  return found ? from + found.index + 2 : word.length;
}

function regionOf(word: string): number {
  const known = /^(gener|commun|arsen)/.exec(word);
  return known ? known[0].length : regionAfter(word, 0);
}

function dropPlural(word: string): string {
  if (word.endsWith("sses")) return word.slice(0, -2);
  const [, start] = /^(.*)ie[ds]$/.exec(word) ?? [];
  if (start !== undefined) return start + (start.length > 1 ? "i" : "ie");
  if (/(us|ss)$/.test(word)) return word;
  return vowel.test(word.slice(0, -2)) ? word.replace(/s$/, "") : word;
}

function dropPast(word: string, { r1 }: Regions): string {
  const [, before, ending = ""] = /^(.*?)(eedly|eed|ingly|edly|ing|ed)$/.exec(word) ?? [];
  if (before === undefined) return word;
  if (ending.startsWith("eed")) return before.length >= r1 ? `${before}ee` : word;
  if (!vowel.test(before)) return word;
  if (/(at|bl|iz)$/.test(before)) return `${before}e`;
  if (double.test(before)) return before.slice(0, -1);
  return isShort(before, r1) ? `${before}e` : before;
}

/** A short word ends in a short syllable, and has nothing after it. */
function isShort(word: string, r1: number): boolean {
  return r1 >= word.length && endsShort(word);
}

function endsShort(word: string): boolean {
  return /(^|[^aeiouy])[aeiouy][^aeiouywxY]$/.test(word) || /^[aeiouy][^aeiouy]$/.test(word);
}

function softenY(word: string): string {
  return word.replace(/(.[^aeiouy])[yY]$/, "$1i");
}

type Suffix = [ending: string, becomes: string, after?: RegExp, isInR2?: true];

const suffixes: Suffix[][] = [
  [
    ...endings("tional", "tion"),
    ...endings("enci", "ence"),
    ...endings("anci", "ance"),
    ...endings("abli", "able"),
    ...endings("entli", "ent"),
    ...endings("izer ization", "ize"),
    ...endings("ational ation ator", "ate"),
    ...endings("alism aliti alli", "al"),
    ...endings("fulness fulli", "ful"),
    ...endings("ousli ousness", "ous"),
    ...endings("iveness iviti", "ive"),
    ...endings("biliti bli", "ble"),
    ...endings("lessli", "less"),
    ["ogi", "og", /l$/],
    ["li", "", /[cdeghkmnrt]$/],
  ],
  [
    ...endings("tional", "tion"),
    ...endings("ational", "ate"),
    ...endings("alize", "al"),
    ...endings("icate iciti ical", "ic"),
    ...endings("ful ness", ""),
    ["ative", "", undefined, true],
  ],
  [
    ..."al ance ence er ic able ible ant ement ment ent ism ate iti ous ive ize"
      .split(" ")
      .map((ending): Suffix => [ending, "", undefined, true]),
    ["ion", "", /[st]$/, true],
  ],
];

function endings(words: string, becomes: string): Suffix[] {
  return words.split(" ").map((ending) => [ending, becomes]);
}

/** Of the endings that a word has, the longest decides, even if it then stays. */
function replaceLongest(list: Suffix[]) {
  const longestFirst = list.toSorted(([one], [other]) => other.length - one.length);
  return (word: string, { r1, r2 }: Regions): string => {
    const [ending, becomes, after, isInR2] = longestFirst.find(([ending]) => word.endsWith(ending)) ?? [];
    if (ending === undefined) return word;
    const before = word.slice(0, -ending.length);
    if (before.length < (isInR2 ? r2 : r1) || (after && !after.test(before))) return word;
    return before + becomes;
  };
}

const steps = [dropPast, softenY, ...suffixes.map(replaceLongest), dropEnd];

function dropEnd(word: string, { r1, r2 }: Regions): string {
  const before = word.slice(0, -1);
  if (word.endsWith("e"))
    return before.length >= r2 || (before.length >= r1 && !endsShort(before)) ? before : word;
  return word.endsWith("ll") && before.length >= r2 ? before : word;
}
