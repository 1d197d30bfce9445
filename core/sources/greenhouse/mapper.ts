import type { IncomingListing } from "#core/jobs/listing.ts";
import type { Place } from "#core/places/place.ts";
import { severalPlaces } from "#core/places/places.ts";
import { readPlaces, type Whereabouts } from "#core/places/reading/read-places.ts";
import { idOnBoard, listingOnBoard, readBoardRow } from "#core/sources/boards/board-row.ts";
import { readEmployment } from "#core/sources/boards/employment.ts";
import { collectsApplications, notAnOpening } from "#core/sources/boards/not-an-opening.ts";
import { readDeadline } from "#core/sources/mapping/deadline.ts";
import { brokenRow, type SkippedRow } from "#core/sources/source.ts";
import { htmlToGrammar } from "#core/text/html.ts";
import { salaryOf } from "./pay.ts";
import { Job } from "./row.ts";

const Known = Job.pick({ id: true });

export function idOf(raw: unknown): string | null {
  return idOnBoard(raw, Known, ({ id }) => id);
}

export function mapRow(raw: unknown): IncomingListing | SkippedRow {
  const row = readBoardRow(raw, Job);
  if (!row) return { skip: brokenRow };
  const { job } = row;
  if (collectsApplications(job.title)) return { skip: notAnOpening };
  return {
    ...listingOnBoard(row, job.id, job.title),
    url: job.absolute_url ?? null,
    applyUrl: job.absolute_url ?? null,
    ...whereaboutsOf(job),
    jobType: readEmployment(job.title, employmentFields(job)),
    datePosted: readMoment(job.first_published) ?? readMoment(job.updated_at) ?? new Date(Number.NaN),
    ...readDeadline(job.application_deadline),
    salary: salaryOf(job),
    descriptionMd: htmlToGrammar(job.content ?? ""),
  };
}

/** Offices help if the location names no place ("Multiple Locations") or if there are several places. */
function whereaboutsOf({ location, offices }: Job): Whereabouts {
  const named = readPlaces([location?.name]);
  const addresses = (offices ?? []).map((office) => office.location ?? null).filter(Boolean);
  const isNowhere = !named.places.some(isNamed) && named.workArrangement !== "remote";
  if (!isNowhere && (addresses.length < 2 || named.workArrangement === "remote")) return named;
  const names = addresses.length ? addresses : (offices ?? []).map((office) => office.name);
  const { places } = readPlaces(names);
  const all = [...named.places, ...places];
  const byText = new Map(all.map((place) => [place.text, place]));
  return { ...named, places: all.some(isNamed) ? [...byText.values()].filter(isNamed) : named.places };
}

function isNamed(place: Place): boolean {
  return place !== severalPlaces;
}

function employmentFields({ metadata }: Job): string[] {
  return (metadata ?? []).flatMap(({ name, value }) =>
    /employment|job type|time type|commitment|position type|worker type/i.test(name ?? "")
      ? (value ?? [])
      : [],
  );
}

function readMoment(text: string | null | undefined): Date | null {
  const date = new Date(text ?? "");
  return Number.isFinite(date.getTime()) ? date : null;
}
