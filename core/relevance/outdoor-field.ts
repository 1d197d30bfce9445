import { type Category, categoryOf } from "#core/relevance/category.ts";

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

/** Whether a posting from a source of all trades belongs to the outdoor field. */
export function isOutdoorField(job: { title: string; companyName: string }): boolean {
  if (otherTrades.test(job.title)) return false;
  const category = categoryOf({ title: job.title, companyName: "" });
  return (
    tellingTitles.includes(category) || outdoorWork.test(job.title) || outdoorEmployer.test(job.companyName)
  );
}
