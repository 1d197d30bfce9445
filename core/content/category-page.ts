import type { Category } from "#core/relevance/category.ts";

/** The search page about each kind of work; the others have none. */
export const categoryPages: Partial<Record<Category, string>> = {
  Guiding: "adventure-guide-jobs",
  Parks: "park-ranger-jobs",
  "Ski & Snow": "ski-instructor-jobs",
  Conservation: "conservation-jobs",
  "Wildland Fire": "wildland-firefighter-jobs",
  "Fisheries & Wildlife": "fisheries-jobs",
  "Forestry & Trails": "trail-crew-jobs",
  "Outdoor Education & Camps": "outdoor-educator-jobs",
  "Water & Rafting": "rafting-guide-jobs",
};

export function categoryPage(category: string): string | null {
  return categoryPages[category as Category] ?? null;
}
