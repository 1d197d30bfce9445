const smallWords = new Set("a an and as at by for from in of on or the to with".split(" "));
const capitals = new Set(
  (
    "AK AL AR AZ BC BLM CA CDL CNA CO CPR CSU CT DC DE DNR DOT EMR EMT FL FWS GA GIS GPS GS HI HR HVAC IA ID IL IN IT " +
    "KS KY LA LLC LPN MA MD MI MN MO MS MT NC ND NE NH NJ NM NOAA NPS NV NY OH OK OR ORAU PA PSA RI RN RV SC SD SUP TN " +
    "TV TX UK US USA USDA USFS USGS UT UTV UX VA VT WA WFR WI WV WY ATV"
  ).split(" "),
);

/**
 * Turns "PARK RANGER (LE) II" into "Park Ranger (LE) II". A single short word may be an abbreviation, so it
 * needs `always`.
 */
export function calmCapitals(text: string, options: { always?: boolean } = {}): string {
  return text.replace(/\([^()]*\)|[^()]+/g, (part) =>
    /\p{Ll}/u.test(part) ? calmWords(part) : calmPart(part, options),
  );
}

export function titleCase(text: string): string {
  return text.replace(/(?<![\p{L}\p{M}'’])\p{Ll}[\p{L}\p{M}]*/gu, (word, at: number) =>
    at > 0 && smallWords.has(word) ? word : capitalise(word),
  );
}

/** Short capitalized words in mixed text may be abbreviations. */
function calmWords(text: string): string {
  return text.replace(/(?<!\p{L})\p{Lu}{7,}(?!\p{L})/gu, (word) => capitalise(word.toLowerCase()));
}

function calmPart(text: string, options: { always?: boolean }): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const isOneWord = !text.trim().includes(" ");
  if (letters < 4 || (!options.always && letters < 7 && isOneWord)) return text;
  let isFirst = true;
  return text.replace(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu, (word, at: number) => {
    const before = text[at - 1] ?? " ";
    const first = isFirst;
    isFirst = false;
    if (/^(?:[IVX]{2,4}|[B-Z])$/.test(word)) return word;
    const lower = word.toLowerCase();
    // "in" and "or" are also state codes, but here they are words.
    if (smallWords.has(lower)) return first || before !== " " ? capitalise(lower) : lower;
    return capitals.has(word) ? word : capitalise(lower);
  });
}

function capitalise(word: string) {
  const [first = ""] = word;
  return first.toUpperCase() + word.slice(first.length);
}
