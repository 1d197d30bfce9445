import type { Category } from "#core/relevance/category.ts";
import { lodge, shop } from "./buildings.ts";
import { fire, forest, meadow, park, summit } from "./land.ts";
import { camp, lake, river, slope } from "./water-and-snow.ts";
import { wildlife } from "./wildlife.ts";

const scenes: Partial<Record<Category, () => string>> = {
  Guiding: summit,
  Parks: park,
  "Ski & Snow": slope,
  Conservation: meadow,
  "Wildland Fire": fire,
  "Fisheries & Wildlife": wildlife,
  "Forestry & Trails": forest,
  "Outdoor Education & Camps": camp,
  "Water & Rafting": river,
  "Recreation & Resorts": lodge,
  "Brands & Retail": shop,
  "Facilities & Trades": lodge,
  "Science & Research": wildlife,
};

export const categoriesWithScene = Object.keys(scenes) as Category[];

/** The picture of a kind of work, as SVG. All other kinds get the poster's lake. */
export function sceneOf(category: string): string {
  return (scenes[category as Category] ?? lake)();
}
