import type { IncomingListing } from "#core/jobs/listing.ts";
import { moab } from "./factories.ts";

export function incomingListing(overrides: Partial<IncomingListing> = {}): IncomingListing {
  return {
    sourceId: "1",
    scope: null,
    title: "River Guide",
    companyName: "Canyon Outfitters",
    companyLogoUrl: null,
    companyUrl: null,
    url: "https://jobs.example.com/1",
    applyUrl: "https://jobs.example.com/1",
    places: [moab],
    hasRemote: false,
    workArrangement: "onsite",
    jobType: "Seasonal",
    datePosted: new Date("2026-11-01T10:00:00Z"),
    closesAt: null,
    salary: { min: 20, max: 25, currency: "USD", unit: "hour" },
    descriptionMd:
      "# The role\n\nLead day trips on the Colorado and look after guests, boats and lunch.\n\n- Row\n- Cook",
    ...overrides,
  };
}
