import { z } from "zod";
import type { IncomingListing } from "#core/jobs/listing.ts";
import { makePlace, readCountry } from "#core/places/places.ts";
import { readPlaces } from "#core/places/reading/read-places.ts";
import { idOnBoard, listingOnBoard, readBoardRow } from "#core/sources/boards/board-row.ts";
import { readEmployment } from "#core/sources/boards/employment.ts";
import { collectsApplications, notAnOpening } from "#core/sources/boards/not-an-opening.ts";
import { brokenRow, type SkippedRow } from "#core/sources/source.ts";
import { htmlToGrammar } from "#core/text/html.ts";
import { leadsTo, requisitionOf } from "./address.ts";
import { readPostedOn } from "./posted-on.ts";
import { Job } from "./row.ts";

const Known = z.object({ line: z.object({ externalPath: z.string() }) });

export function idOf(raw: unknown): string | null {
  return idOnBoard(raw, Known, ({ line }) => requisitionOf(line.externalPath));
}

export function mapRow(raw: unknown): IncomingListing | SkippedRow {
  const row = readBoardRow(raw, Job);
  if (!row) return { skip: brokenRow };
  const { line, detail, page, readAt } = row.job;
  const info = detail.jobPostingInfo;
  const title = info.title ?? line.title;
  if (collectsApplications(title)) return { skip: notAnOpening };
  const { places, workArrangement, hasRemote } = whereabouts(row.job);
  const url = leadsTo(info.externalUrl ?? null, line.externalPath) ? (info.externalUrl ?? page) : page;
  return {
    ...listingOnBoard(row, requisitionOf(line.externalPath), title),
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
  const texts = location ? [location, ...(additionalLocations ?? [])] : [line.locationsText];
  const code = jobRequisitionLocation?.country?.alpha2Code ?? country?.alpha2Code ?? country?.descriptor;
  const named = readCountry(code ?? "");
  // Additional places name their own country.
  const found = readPlaces(texts, remoteType, { country: named, state: null });
  // The country helps only if nothing else names a place.
  const whole = found.places.length ? null : makePlace({ country: named });
  return whole ? { ...found, places: [whole] } : found;
}

function readDay(text: string | null | undefined): Date | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}/.test(text)) return null;
  const date = new Date(text.slice(0, 10));
  return Number.isFinite(date.getTime()) ? date : null;
}
