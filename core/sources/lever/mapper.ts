import type { IncomingListing } from "#core/jobs/listing.ts";
import type { Place } from "#core/places/place.ts";
import { makePlace, readCountry } from "#core/places/places.ts";
import { readPlaces } from "#core/places/reading/read-places.ts";
import { idOnBoard, listingOnBoard, readBoardRow } from "#core/sources/boards/board-row.ts";
import { readEmployment } from "#core/sources/boards/employment.ts";
import { collectsApplications, notAnOpening } from "#core/sources/boards/not-an-opening.ts";
import { joinSections, section } from "#core/sources/mapping/grammar.ts";
import { readSalaryUnit } from "#core/sources/mapping/salary-unit.ts";
import { brokenRow, type SkippedRow } from "#core/sources/source.ts";
import { htmlToGrammar, textToGrammar } from "#core/text/html.ts";
import type { Salary } from "#core/text/money.ts";
import { tidyLine } from "#core/text/tidy.ts";
import { Job } from "./row.ts";

const Known = Job.pick({ id: true });

export function idOf(raw: unknown): string | null {
  return idOnBoard(raw, Known, ({ id }) => id);
}

export function mapRow(raw: unknown): IncomingListing | SkippedRow {
  const row = readBoardRow(raw, Job);
  if (!row) return { skip: brokenRow };
  const { job } = row;
  if (collectsApplications(job.text)) return { skip: notAnOpening };
  const { commitment, location, allLocations } = job.categories ?? {};
  const where = readPlaces([location, ...(allLocations ?? [])], job.workplaceType);
  return {
    ...listingOnBoard(row, job.id, job.text),
    url: job.hostedUrl ?? null,
    applyUrl: job.applyUrl ?? job.hostedUrl ?? null,
    ...where,
    places: placesOf(job),
    jobType: readEmployment(job.text, [commitment]),
    datePosted: new Date(job.createdAt ?? Number.NaN),
    closesAt: null,
    salary: salaryOf(job),
    descriptionMd: describe(job),
  };
}

function placesOf({ categories, country }: Job): Place[] {
  const { location, allLocations } = categories ?? {};
  const code = readCountry(country ?? "");
  const first = readPlaces([location], null, { country: code, state: null }).places;
  const others = readPlaces((allLocations ?? []).filter((text) => text !== location)).places;
  const [whole] = first.length || others.length ? [] : [makePlace({ country: code })];
  const byText = new Map(
    [...first, ...(whole ? [whole] : []), ...others].map((place) => [place.text, place]),
  );
  return [...byText.values()];
}

function salaryOf({ salaryRange: pay }: Job): Salary | null {
  const unit = readSalaryUnit(pay?.interval?.replace(/-(salary|wage)$/, "").replaceAll("-", " "));
  if (!pay || !unit || !pay.currency || (!pay.min && !pay.max)) return null;
  return { min: pay.min || null, max: pay.max || null, currency: pay.currency, unit };
}

function describe(job: Job): string {
  const lists = (job.lists ?? []).map(({ text, content }) => {
    const heading = tidyLine(text ?? "").replace(/:$/, "");
    const items = htmlToGrammar(`<ul>${content ?? ""}</ul>`);
    return heading ? section(heading, items) : items;
  });
  return joinSections([
    job.description ? htmlToGrammar(job.description) : textToGrammar(job.descriptionPlain ?? ""),
    ...lists,
    section("Pay", htmlToGrammar(job.salaryDescription ?? "")),
    htmlToGrammar(job.additional ?? ""),
  ]);
}
