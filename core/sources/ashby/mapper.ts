import type { IncomingListing } from "#core/jobs/listing.ts";
import type { Place } from "#core/places/place.ts";
import { locate } from "#core/places/reading/locate.ts";
import { readPlaces, type Whereabouts } from "#core/places/reading/read-places.ts";
import { idOnBoard, listingOnBoard, readBoardRow } from "#core/sources/boards/board-row.ts";
import { readEmployment } from "#core/sources/boards/employment.ts";
import { collectsApplications, notAnOpening } from "#core/sources/boards/not-an-opening.ts";
import { unitePay } from "#core/sources/boards/unite-pay.ts";
import { readSalaryUnit } from "#core/sources/mapping/salary-unit.ts";
import { brokenRow, type SkippedRow } from "#core/sources/source.ts";
import { htmlToGrammar, textToGrammar } from "#core/text/html.ts";
import type { Salary } from "#core/text/money.ts";
import { Job } from "./row.ts";

const Known = Job.pick({ id: true });

export function idOf(raw: unknown): string | null {
  return idOnBoard(raw, Known, ({ id }) => id);
}

export function mapRow(raw: unknown): IncomingListing | SkippedRow {
  const row = readBoardRow(raw, Job);
  if (!row) return { skip: brokenRow };
  const { job } = row;
  if (job.isListed === false) return { skip: "not listed" };
  if (collectsApplications(job.title)) return { skip: notAnOpening };
  return {
    ...listingOnBoard(row, job.id, job.title),
    url: job.jobUrl ?? null,
    applyUrl: job.applyUrl ?? job.jobUrl ?? null,
    ...whereaboutsOf(job),
    jobType: readEmployment(job.title, [job.employmentType]),
    datePosted: new Date(job.publishedAt ?? Number.NaN),
    closesAt: null,
    salary: salaryOf(job),
    descriptionMd: job.descriptionHtml
      ? htmlToGrammar(job.descriptionHtml)
      : textToGrammar(job.descriptionPlain ?? ""),
  };
}

function whereaboutsOf(job: Job): Whereabouts {
  const locations = [{ location: job.location, address: job.address }, ...(job.secondaryLocations ?? [])];
  const words = readPlaces(
    locations.map(({ location }) => location),
    job.workplaceType ?? (job.isRemote ? "remote" : null),
  );
  const byText = new Map(locations.flatMap(placesOf).map((place) => [place.text, place]));
  return { ...words, hasRemote: words.hasRemote || job.isRemote === true, places: [...byText.values()] };
}

function placesOf({ location, address }: Pick<Job, "location" | "address">): Place[] {
  const { addressLocality, addressRegion, addressCountry } = address?.postalAddress ?? {};
  const place = locate({ city: addressLocality, state: addressRegion, country: addressCountry });
  const fromText = readPlaces([location]).places;
  const isVague = !place?.city && fromText.some(({ city }) => city);
  return place && !isVague ? [place] : fromText;
}

function salaryOf({ compensation, shouldDisplayCompensationOnJobPostings: isShown }: Job): Salary | null {
  if (!compensation || isShown === false) return null;
  const tiers = (compensation.compensationTiers ?? []).flatMap(({ components }) => components ?? []);
  const salaries = [...tiers, ...(compensation.summaryComponents ?? [])].flatMap((part): Salary[] => {
    const unit = readSalaryUnit(/^1 (\w+)$/.exec(part.interval?.trim() ?? "")?.[1]);
    const [min, max] = [part.minValue || null, part.maxValue || null];
    if (part.compensationType !== "Salary" || !unit || !part.currencyCode || (!min && !max)) return [];
    return [{ min, max, currency: part.currencyCode, unit }];
  });
  return unitePay(salaries);
}
