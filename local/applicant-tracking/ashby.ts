import type { Place } from "#local/demo/demo-job.ts";
import { htmlFromBlocks, textFromBlocks } from "#local/jobs-provider/description.ts";
import { placeText } from "#local/jobs-provider/row.ts";
import type { Answer } from "./answer.ts";
import { uuidFrom } from "./lever.ts";
import type { Opening } from "./opening.ts";

const types: Record<string, string> = {
  FULL_TIME: "FullTime",
  PART_TIME: "PartTime",
  CONTRACTOR: "Contract",
  TEMPORARY: "Temporary",
  INTERN: "Intern",
};

const workplaces = { "On-site": "OnSite", Hybrid: "Hybrid", "Remote Solely": "Remote" } as const;

export function ashby(openings: Opening[], params: URLSearchParams): Answer {
  const withPay = params.get("includeCompensation") === "true";
  const jobs = openings.map((opening) => {
    const [first, ...others] = opening.places;
    return {
      id: uuidFrom(opening.id),
      title: opening.title,
      department: "",
      team: "",
      employmentType: (opening.employmentType && types[opening.employmentType]) || "FullTime",
      location: first ? placeText(first) : "Remote",
      ...(first && { address: address(first) }),
      secondaryLocations: others.map((place) => ({ location: placeText(place), address: address(place) })),
      publishedAt: opening.datePosted.toISOString().replace("Z", "+00:00"),
      isListed: true,
      isRemote: opening.arrangement === "Remote Solely",
      workplaceType: workplaces[opening.arrangement],
      jobUrl: opening.url,
      applyUrl: `${opening.url}/application`,
      descriptionHtml: htmlFromBlocks(opening.description),
      descriptionPlain: textFromBlocks(opening.description),
      shouldDisplayCompensationOnJobPostings: opening.pay !== null,
      ...(withPay && { compensation: compensation(opening) }),
    };
  });
  return { status: 200, body: { jobs, apiVersion: "1" } };
}

export const ashbyUnknown: Answer = { status: 404, type: "text/plain", body: "Not Found" };

function address({ city, region, country }: Place) {
  return { postalAddress: { addressLocality: city, addressRegion: region, addressCountry: country } };
}

function compensation({ pay }: Opening) {
  const nothing = { compensationTierSummary: null, scrapeableCompensationSalarySummary: null };
  if (!pay) return { ...nothing, compensationTiers: [], summaryComponents: [] };
  const component = {
    summary: null,
    compensationType: "Salary",
    interval: `1 ${pay.unit}`,
    currencyCode: pay.currency,
    minValue: pay.min,
    maxValue: pay.max ?? pay.min,
  };
  const tier = { title: null, additionalInformation: null, tierSummary: null, components: [component] };
  return { ...nothing, compensationTiers: [tier], summaryComponents: [component] };
}
