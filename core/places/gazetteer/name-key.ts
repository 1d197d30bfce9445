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
