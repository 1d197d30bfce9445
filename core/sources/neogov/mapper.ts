import { judgeListing } from "#core/jobs/kinds/judge-listing.ts";
import type { IncomingListing } from "#core/jobs/listing.ts";
import { readPlaces } from "#core/places/reading/read-places.ts";
import { timeZoneOf } from "#core/places/time-zone.server.ts";
import { idOnBoard, listingOnBoard, readBoardRow } from "#core/sources/boards/board-row.ts";
import { readEmployment } from "#core/sources/boards/employment.ts";
import { collectsApplications, notAnOpening } from "#core/sources/boards/not-an-opening.ts";
import { joinSections, section } from "#core/sources/mapping/grammar.ts";
import { readSalaryUnit } from "#core/sources/mapping/salary-unit.ts";
import { brokenRow, otherField, type SkippedRow } from "#core/sources/source.ts";
import { htmlToGrammar } from "#core/text/html.ts";
import type { Salary } from "#core/text/money.ts";
import { readDeadline, readMoment } from "./deadline.ts";
import { Item, Job } from "./row.ts";

const Known = Job.pick({ item: true }).extend({ item: Item.pick({ "joblisting:jobId": true }) });

export function idOf(raw: unknown): string | null {
  return idOnBoard(raw, Known, ({ item }) => item["joblisting:jobId"]);
}

export function mapRow(raw: unknown): IncomingListing | SkippedRow {
  const row = readBoardRow(raw, Job);
  if (!row) return { skip: brokenRow };
  const { item } = row.job;
  const where = readPlaces([placeOf(row.job)]);
  const description = describe(item);
  const zone = timeZoneOf(where.places, where.workArrangement === "remote");
  const companyName = [row.employer, item["joblisting:department"]].filter(Boolean).join(", ");
  const relevance = judgeListing({ title: item.title, companyName, places: where.places, description });
  if (relevance.keptBecause === null) return { skip: otherField };
  if (collectsApplications(item.title)) return { skip: notAnOpening };
  return {
    ...listingOnBoard(row, item["joblisting:jobId"], item.title),
    url: item.link ?? null,
    applyUrl: item.link ?? null,
    ...where,
    jobType: readEmployment(item.title, [item["joblisting:jobType"]]),
    datePosted:
      readMoment(item.pubDate) ?? readMoment(item["joblisting:advertiseFromDateUTC"]) ?? new Date(Number.NaN),
    ...readDeadline(row.job, zone),
    salary: salaryOf(item),
    descriptionMd: description,
    relevance,
  };
}

/**
 * Reads "Des Moines - 50319 - Polk County" and "600 Lake Rd, Hudson, NY 12534". The default is the agency's
 * state.
 */
function placeOf({ channel, item }: Job): string {
  const [, agencyState = ""] = /,\s*([A-Z]{2})\s*$/.exec(channel ?? "") ?? [];
  const state = item["joblisting:state"] || agencyState;
  const text = (item["joblisting:location"] ?? "").trim();
  const [, town, code] = /(?<![^,])([^,]+),\s*([A-Z]{2})(?:\s+\d{5}(?:-\d{4})?)?$/.exec(text) ?? [];
  if (town && code) return `${town.trim()}, ${code}`;
  const [city = text] = text.split(/(?<!\s)\s+-\s+\d{5}\b/);
  const isWhole = /,|\bremote\b/i.test(city);
  if (/^(various|multiple|statewide|county[- ]?wide|throughout)\b/i.test(city)) return state;
  return isWhole || !state ? city : [city, state].filter(Boolean).join(", ");
}

function salaryOf(item: Item): Salary | null {
  const unit = readSalaryUnit(item["joblisting:salaryInterval"]);
  const min = readAmount(item["joblisting:minimumSalary"]);
  const max = readAmount(item["joblisting:maximumSalary"]);
  if (!unit || (min === null && max === null)) return null;
  return { min, max, currency: item["joblisting:salaryCurrency"] || "USD", unit };
}

/** Many agencies write 0 when they state no pay. */
function readAmount(text: string | null | undefined): number | null {
  const amount = Number((text ?? "").replace(/[$,\s]/g, ""));
  return Number.isFinite(amount) && amount > 0 ? amount : null;
}

function describe(item: Item): string {
  const read = (html: string | null | undefined) => htmlToGrammar(html ?? "");
  return joinSections([
    read(item.description),
    section("Examples of duties", read(item["joblisting:examplesofduties"])),
    section("Qualifications", read(item["joblisting:qualifications"])),
    section("Supplemental information", read(item["joblisting:supplementalinformation"])),
  ]);
}
