import { type Category, whyCategory } from "#core/relevance/category.ts";

// The parts of the field that a title tells by itself; a cook or a mechanic may work anywhere.
const tellingTitles: Category[] = [
  "Guiding",
  "Parks",
  "Ski & Snow",
  "Wildland Fire",
  "Fisheries & Wildlife",
  "Forestry & Trails",
  "Outdoor Education & Camps",
  "Water & Rafting",
];

const outdoorWork =
  /\b(recreation(al)?|golf|resort|adventure|outdoors?|conservation|restoration|reforestation|native plants?)\b/i;
const outdoorEmployer =
  /\b(resorts?|golf|ski|snow|mountain(s)?|lodge|ranch|country club|camps?|campgrounds?|parks?|outfitters?|adventures?|expeditions?|rafting|river|marina|wilderness|national|conservation|forestry)\b/i;
const otherTrades =
  /\b(farm ?workers?|crop|harvest|livestock|poultry|meat|seafood|fish(ing)? (cutter|processor|cleaner)|crab|crawfish|processing|packers?|construction|roof(er|ing)|cement|concrete|mason|warehouse|carnival|traveling|dog|horse (racing|trainer)|recreational vehicle)\b/i;

type Job = { title: string; companyName: string };

/** Whether a job from a source of all trades belongs to the outdoor field. */
export function isOutdoorField(job: Job): boolean {
  return whyOutdoor(job) !== null;
}

/** What makes it outdoor: a title of a part of the field, or an outdoor word in the title or the employer's name; null where nothing does. */
export type Outdoor = { category: Category | null; by: "title" | "employer"; words: string };

export function whyOutdoor(job: Job): Outdoor | null {
  if (otherTrades.test(job.title)) return null;
  const told = whyCategory({ title: job.title, companyName: "" });
  if (told && tellingTitles.includes(told.category)) return told;
  const work = outdoorWork.exec(job.title);
  if (work) return { category: null, by: "title", words: work[0] };
  const employer = outdoorEmployer.exec(job.companyName);
  return employer && { category: null, by: "employer", words: employer[0] };
}
