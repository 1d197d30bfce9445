import type { Fact } from "#local/demo/fact.ts";
import { type Kind, kinds } from "./stock.ts";

/** Tags by which texts are chosen. */
export type Traits = { kind: Kind; tags: Set<string>; half: TemplateFamily };

export type TemplateFamily = "science" | "trade" | "order";

const employers: [tag: string, words: RegExp][] = [
  ["nps", /^National Park Service$/],
  ["fws", /^U\.S\. Fish and Wildlife Service$/],
  ["usace", /^U\.S\. Army Corps/],
  ["blm", /^Bureau of Land Management$/],
  ["usfs", /^Forest Service$/],
  ["orau", /Oak Ridge/],
  [
    "univ",
    /universit|college|\bNCASI\b|natural history survey|school of|research station|institute of tech/i,
  ],
  [
    "partner",
    /great basin|conservation (corps|experience|legacy)|student conservation|\bcorps\b|americorps/i,
  ],
  ["tours", /tours|cruise|ferry|expeditions|marine tours/i],
  ["tribe", /\btrib(e|al|es)\b|nation\b|indian|confederated/i],
  ["district", /\bdistrict|county|city of|town of|village|municipal/i],
  [
    "state",
    /department|dept|division|commission|game (&|and)|\bDNR\b|agency|state of|authority|parks (&|and) wildlife/i,
  ],
  [
    "nonprofit",
    /forever|unlimited|audubon|conservancy|\btrust\b|foundation|society|center|museum|friends|alliance|council/i,
  ],
  [
    "firm",
    /environmental|ecolog|consult|technolog|associates|engineering|sciences|acrt|dawson|a\.i\.s|, pc$/i,
  ],
  ["company", /\b(inc|llc|lp|ltd|corp|company|ranch|farms?)\b|services|group/i],
  ["nonprofit", /./],
];

const regions: Record<string, RegExp> = {
  desert: /^(Arizona|Nevada|New Mexico)$/,
  south: /^(Alabama|Arkansas|Georgia|Kentucky|Mississippi|North Carolina|South Carolina|Tennessee|Texas)$/,
  west: /^(Arizona|Colorado|Idaho|Montana|Nevada|New Mexico|Utah|Wyoming)$/,
  gulf: /^(Florida|Louisiana|Hawaii)$/,
};

const cities =
  /^(Washington|Boston|Philadelphia|New York|Brooklyn|Staten Island|San Francisco|Saint Louis|St\. Louis|Sacramento|Portland|Seattle|Denver|Atlanta|Baltimore|Charlestown|Lowell|New Orleans|Honolulu|Albuquerque|Omaha|Manhattan|Bronx)\b/;

const shortTerm =
  /season(?!al\s*ly)|(?<!non-)\btemp(orary)?\b|non-?perm|intern\b|internship|fellow|assistantship|member|americorps|summer|spring\b|\bfall\b|winter|trainee|part-?time|\b1039\b|ops\b/i;
const fieldCrew =
  /technician|\btech\b|crew|assistant|aide?\b|surveyor|observer|sampler|field|monitor|guide|hand\b|instructor/i;

export function traitsOf(fact: Fact): Traits {
  const { title, employer } = fact;
  const kind = kindOfTitle(title, fact.from === "dol");
  const known = employers.find(([, words]) => words.test(employer))?.[0] ?? "nonprofit";
  // A fictitious employer is described elsewhere already.
  const whose = fact.url?.includes(".example/") ? "fictitious" : known;
  const tags = new Set([...kind.tags, kind.kind, ...regionTags(fact), ...payTags(fact)]);
  tags.add(fact.from === "dol" ? "order" : fact.from === "usajobs" ? "federal" : "board");
  if (fact.from !== "dol") tags.add(whose);
  tags.add(isShort(fact, tags) ? "seasonal" : "permanent");
  if (/part[- ]?time/i.test(title)) tags.add("parttime");
  if (/lead|supervis|captain|superintend|manager|chief|director|foreman/i.test(title)) tags.add("lead");
  if ((fact.positions ?? 1) > 2) tags.add("many");
  if (fact.places.some(([city]) => cities.test(city))) tags.add("city");
  if (tags.has("board") && /member|americorps|\bcorps\b|vista/i.test(title)) tags.add("member");
  return { kind, tags, half: halfOf(tags) };
}

function kindOfTitle(title: string, isOrder: boolean): Kind {
  const plain = title.replace(
    /\([^)]*(\b(The|NPS|USFWS|USFS|BLM|USDA|AmeriCorps|National|Museum|Association|Institute|Conservancy)\b)[^)]*\)?/,
    "",
  );
  const head = plain.split(/\s+[-–—]\s+/)[0] ?? plain;
  const known = kinds.filter(({ tags }) => tags.includes("order") === isOrder);
  const particular = known.slice(0, -1);
  const found =
    particular.find(({ words, tags }) => words.test(tags.includes("anywhere") ? title : head)) ??
    particular.find(({ words }) => words.test(plain)) ??
    known.find(({ words }) => words.test(plain));
  if (!found) throw new Error(`No kind of work for "${title}"`);
  return found;
}

function regionTags({ places }: Fact): string[] {
  const state = places[0]?.[1] ?? "";
  return Object.keys(regions).filter((name) => regions[name]?.test(state));
}

function payTags({ pay }: Fact): string[] {
  if (!pay) return [];
  return [{ HOUR: "hourly", DAY: "daily", WEEK: "weekly", MONTH: "monthly", YEAR: "yearly" }[pay[2]]];
}

function isShort({ title, from }: Fact, tags: Set<string>): boolean {
  if (from === "dol") return true;
  if (shortTerm.test(title)) return true;
  if (/\bperm(anent)?\b/i.test(title) || tags.has("permanent-kind") || tags.has("desk")) return false;
  if (from === "usajobs") return tags.has("seasonal-kind");
  return tags.has("seasonal-kind") || tags.has("corps") || tags.has("learn") || fieldCrew.test(title);
}

function halfOf(tags: Set<string>): TemplateFamily {
  if (tags.has("order")) return "order";
  const outdoorTrade = ["outfit", "outfit-some", "camp-some", "hunting"].some((tag) => tags.has(tag));
  return outdoorTrade && tags.has("board") ? "trade" : "science";
}
