import type { ListingKind } from "#core/jobs/listing.ts";

export const kindMarks: { readonly [K in ListingKind]?: string } = {
  course: "Course",
  academic: "Academic position",
  "other-field": "Field unclear",
};
