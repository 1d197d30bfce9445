import { capitalized } from "#core/text/lines.ts";
import { namesNoWorker } from "./names-worker.ts";
import { plainWords } from "./plain-words.ts";
import { findCondition } from "./trade-words.ts";
import { synonyms } from "./vocabulary/same.ts";
import { wider } from "./vocabulary/wider.ts";

export function kindsOfWork(): readonly (readonly string[])[] {
  const grouped = new Set(synonyms.flat());
  const alone = Object.keys(wider).filter((phrase) => !grouped.has(phrase));
  return [...synonyms, ...alone.map((phrase) => [phrase])]
    .map((group) => group.filter(namesWork))
    .filter((group) => group.length > 0);
}

const words = (text: string) => new Set(text.split(/\s+/));

/** Endings of workers ("ranger", "botanist") and of activities ("masonry", "tree planting"). */
const endings =
  /(er|or|ist|ian|ant|man|woman|hand|ship|ing|logy|try|ture|ation|ment|crew|staff|guide|tech|host|cook|chef|lead|keep)$/;
const otherEndings =
  words(`adjunct advocate aide americorps apprentice architect attorney barista blacksmith bellhop caddie captain
  chambermaid chauffeur clerk coach concierge corps cowboy cowgirl coxswain docent enforcement faculty fellow fisheries guard
  helitack hospitality hostess hotshot housekeeping intern jumper kitchen lifty liftie lifeguard maid mason mate mechanic nanny
  nurse officer outreach patrol photography pilot policy postdoc professional programme rehab rescue retail sales sawyer seamstress
  security services shipwright specialist steward trainee usher valet veterinary videography waitress wildlife`);
const inCapitals = words("aemt cdl emt gis mtb wemt wfa wfr");

function namesWork(phrase: string): boolean {
  const all = plainWords(phrase);
  const last = all.at(-1) ?? "";
  if (all.some((word) => word.length < 2) || findCondition(all)) return false;
  if (inCapitals.has(phrase) || otherEndings.has(last)) return true;
  const isThing = namesNoWorker.has(last) && !(last === "lead" && all.length > 1);
  return last.length > 3 && endings.test(last) && !isThing;
}

/** "park ranger" → "Park ranger", "gis" → "GIS". */
export function kindInWords(phrase: string): string {
  const text = phrase
    .split(" ")
    .map((word) => (inCapitals.has(word) ? word.toUpperCase() : word))
    .join(" ");
  return capitalized(text);
}
