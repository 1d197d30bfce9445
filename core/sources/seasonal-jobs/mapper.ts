import { judgeListing } from "#core/jobs/kinds/judge-listing.ts";
import type { IncomingListing } from "#core/jobs/listing.ts";
import { statedFacts } from "#core/jobs/source-facts.ts";
import { locate } from "#core/places/reading/locate.ts";
import { bullets, joinSections, section, withoutPlaceholder } from "#core/sources/mapping/grammar.ts";
import { readSalaryUnit } from "#core/sources/mapping/salary-unit.ts";
import { brokenRow, otherField, type SkippedRow } from "#core/sources/source.ts";
import { textToGrammar } from "#core/text/html.ts";
import type { Salary } from "#core/text/money.ts";
import { tidyLine } from "#core/text/tidy.ts";
import { Row } from "./row.ts";

export const board = "active job orders";

const titleLimit = 60;

const Known = Row.pick({ case_number: true });

export function idOf(raw: unknown): string | null {
  return Known.safeParse(raw).data?.case_number ?? null;
}

export function mapRow(raw: unknown): IncomingListing | SkippedRow {
  const parsed = Row.safeParse(raw);
  if (!parsed.success) return { skip: brokenRow };
  const row = parsed.data;
  const title = readTitle(row.job_title);
  const companyName = tidyLine(row.employer_business_name).replace(/(?<!\s)\s*\([A-Z]{3}\d+\)$/, "");
  if (row.visa_class === "H-2A") return { skip: otherField };
  const place = row.worksite_state
    ? locate({ city: row.worksite_city, state: row.worksite_state, country: "US" })
    : locate({ city: row.employer_city, state: row.employer_state, country: "US" });
  const places = place ? [place] : [];
  const description = describe(row);
  const relevance = judgeListing({ title, companyName, places, description });
  if (relevance.keptBecause === null) return { skip: otherField };
  return {
    sourceId: row.case_number,
    scope: board,
    title,
    companyName,
    companyLogoUrl: null,
    companyUrl: null,
    url: row.url_job ?? null,
    // The form's contact fields hold placeholders; the order's page explains how to apply.
    applyUrl: row.url_job ?? null,
    places,
    hasRemote: false,
    workArrangement: "onsite",
    jobType: "Seasonal",
    datePosted: readDay(row.active_date) ?? new Date(Number.NaN),
    closesAt: null,
    salary: salaryOf(row),
    facts: statedFacts({
      seasonStart: readDay(row.begin_date)?.toISOString().slice(0, 10),
      seasonEnd: readDay(row.end_date)?.toISOString().slice(0, 10),
      hoursPerWeek: row.work_hour_num_basic || null,
      positions: row.total_positions || null,
      experienceMonths: row.emp_exp_num_months || null,
      papers: row.visa_class === "H-2B" ? ["H-2B"] : null,
      overtime: row.is_overtime_available,
    }),
    descriptionMd: description,
    relevance,
  };
}

function readTitle(text: string): string {
  const whole = text.length >= titleLimit ? text.replace(/(?<!\s)\s+\S*$/, "") : text;
  return tidyLine(whole)
    .replace(/^\d{2}-\d{4}(\.\d{2})?\W*/, "")
    .replace(/(?<!\s)\s*\([\d.]+\)$/, "")
    .replace(/(?<![\s\-–—,&/])[\s\-–—,&/]+$/, "");
}

function salaryOf(row: Row): Salary | null {
  const unit = readSalaryUnit(row.pay_range_desc);
  return unit && { min: row.basic_rate_from ?? null, max: row.basic_rate_to ?? null, currency: "USD", unit };
}

function describe(row: Row): string {
  const from = dayText(row.begin_date);
  const to = dayText(row.end_date);
  const hours = row.work_hour_num_basic ? `${row.work_hour_num_basic} hours a week` : null;
  const [start, end] = [row.hourly_work_schedule_am, row.hourly_work_schedule_pm];
  const months = row.emp_exp_num_months;
  return joinSections([
    textToGrammar(withoutPlaceholder(row.job_duties)),
    section(
      "At a glance",
      bullets([
        from && to ? `Season: ${from} to ${to}` : null,
        row.total_positions && row.total_positions > 1 ? `Openings: ${row.total_positions}` : null,
        hours && start && end
          ? `Hours: ${hours}, ${tidyLine(start)} to ${tidyLine(end)}`
          : hours && `Hours: ${hours}`,
        row.visa_class === "H-2B" ? "Visa: H-2B, for temporary workers from abroad" : null,
        months ? `Experience: ${months} ${months === 1 ? "month" : "months"}` : "Experience: none needed",
      ]),
    ),
    section("Pay", textToGrammar(withoutPlaceholder(row.add_wage_info))),
    section("Requirements", textToGrammar(withoutPlaceholder(row.special_req))),
  ]);
}

const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

function dayText(text: string | null | undefined): string | null {
  const day = readDay(text);
  return day && longDay.format(day);
}

function readDay(text: string | null | undefined): Date | null {
  const date = new Date(text ?? "");
  return Number.isFinite(date.getTime()) ? date : null;
}
