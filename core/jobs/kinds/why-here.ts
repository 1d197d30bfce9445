import type { ListingKind } from "#core/jobs/listing.ts";

type Job = {
  kind: ListingKind;
  keptBecause: string | null;
  isFeatured: boolean;
};

const ofKind: { readonly [K in ListingKind]?: string } = {
  course: "It's a course, not a job, so job lists leave it out.",
  academic: "It's an academic position, so job lists leave it out.",
  volunteer: "It's volunteer work.",
  "other-field": "Nothing in it tells us that it's outdoor work. It's sample data, so we left it in.",
};

/** Null until the listing is judged. */
export function whyHere({ kind, keptBecause, isFeatured }: Job): string | null {
  if (isFeatured) return "Its employer pays to feature it.";
  return [keptBecause, ofKind[kind]].filter(Boolean).join(" ") || null;
}
