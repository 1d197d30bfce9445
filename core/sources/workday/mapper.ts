import type { IncomingListing } from "#core/jobs/listing.ts";
import type { Place } from "#core/places/place.ts";
import { makePlace, readCountry } from "#core/places/places.ts";
import { usStateCode } from "#core/places/us-states.ts";
import { readBoardRow } from "#core/sources/boards/board-row.ts";
import { readEmployment } from "#core/sources/boards/employment.ts";
import { collectsApplications, notAnOpening } from "#core/sources/boards/not-an-opening.ts";
import { readLocations } from "#core/sources/boards/read-locations.ts";
import type { Skipped } from "#core/sources/source.ts";
import { htmlToGrammar } from "#core/text/html.ts";
import { leadsTo, requisitionOf } from "./address.ts";
import { readPostedOn } from "./posted-on.ts";
import { Job } from "./row.ts";

/** What a job at Workday says, in our words. Pay stands in its text alone. */
export function mapRow(raw: unknown): IncomingListing | Skipped {
  const row = readBoardRow(raw, Job);
  if (!row) return { skip: "broken row" };
  const { line, detail, page, readAt } = row.job;
  const info = detail.jobPostingInfo;
  const title = info.title ?? line.title;
  if (collectsApplications(title)) return { skip: notAnOpening };
  const { places, workArrangement, hasRemote } = whereabouts(row.job);
  const url = leadsTo(info.externalUrl ?? null, line.externalPath) ? (info.externalUrl ?? page) : page;
  return {
    sourceId: `${row.token}/${requisitionOf(line.externalPath)}`,
    scope: row.token,
    title,
    companyName: row.employer,
    companyLogoUrl: null,
    companyUrl: null,
    url,
    applyUrl: url,
    places,
    hasRemote,
    workArrangement,
    jobType: readEmployment(title, [info.timeType]),
    datePosted:
      readDay(info.startDate) ?? readPostedOn(line.postedOn, new Date(readAt)) ?? new Date(Number.NaN),
    closesAt: readDay(info.endDate),
    salary: null,
    descriptionMd: htmlToGrammar(info.jobDescription ?? ""),
  };
}

function whereabouts({ line, detail }: Job) {
  const { location, additionalLocations, remoteType, country, jobRequisitionLocation } =
    detail.jobPostingInfo;
  const listed = /^\d+ locations$/i.test(line.locationsText?.trim() ?? "") ? null : line.locationsText;
  const texts = location ? [location, ...(additionalLocations ?? [])] : [listed];
  const found = readLocations(
    texts.map((text) => cityFirst(text ?? "")),
    remoteType,
  );
  const code = jobRequisitionLocation?.country?.alpha2Code ?? country?.alpha2Code ?? country?.descriptor;
  const named = readCountry(code ?? "");
  const places = found.places.map((place) => inCountry(place, named));
  // The country is of use where nothing else is said.
  const whole = places.length ? null : makePlace({ country: named });
  return { ...found, places: whole ? [whole] : places };
}

/** "USA - CO - Denver", "US-CO-Denver", "CO - Denver" as "Denver, CO". */
function cityFirst(text: string): string {
  const [, state = "", city = ""] =
    /^(?:USA?|United States(?: of America)?)\s*[-–,]\s*([^-–,]+?)\s*[-–,]\s*(.+)$/i.exec(text) ??
    /^([A-Z]{2})\s*[-–]\s*(.+)$/.exec(text) ??
    [];
  return usStateCode(state) ? `${city}, ${state}` : text;
}

/** Of a further place somewhere else the country tells nothing, but that one names its own. */
function inCountry(place: Place, country: string | null): Place {
  if (place.countryCode || !country) return place;
  return makePlace({ city: place.city, state: place.state, country }) ?? place;
}

function readDay(text: string | null | undefined): Date | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}/.test(text)) return null;
  const date = new Date(text.slice(0, 10));
  return Number.isFinite(date.getTime()) ? date : null;
}
