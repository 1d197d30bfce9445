import { htmlFromBlocks } from "#local/jobs-provider/description.ts";
import { placeText } from "#local/jobs-provider/row.ts";
import type { Answer } from "./answer.ts";
import type { Opening } from "./opening.ts";

export function greenhouse(openings: Opening[], params: URLSearchParams): Answer {
  const jobs = openings.map((opening) => ({
    absolute_url: opening.url,
    internal_job_id: Number(opening.id) + 1,
    location: { name: locationOf(opening) },
    metadata: null,
    id: Number(opening.id),
    updated_at: opening.datePosted.toISOString(),
    requisition_id: opening.id.slice(-4),
    title: opening.title,
    company_name: opening.employer,
    first_published: opening.datePosted.toISOString(),
    language: "en",
    application_deadline: opening.closesAt?.toISOString() ?? null,
    ...(params.get("content") === "true" && {
      // The service escapes its HTML once too often.
      content: escapeOnce(htmlFromBlocks(opening.description)),
      departments: [],
      offices: [],
    }),
    ...(params.get("pay_transparency") === "true" && { pay_input_ranges: payRanges(opening) }),
  }));
  return { status: 200, body: { jobs, meta: { total: jobs.length } } };
}

/** The service has no field for remote work. */
function locationOf({ places, arrangement }: Opening): string {
  const named = places.map(placeText).join("; ");
  if (arrangement === "On-site" && named) return named;
  const word = arrangement === "Hybrid" ? "Hybrid" : "Remote";
  return named ? `${word} (${named})` : word;
}

export const greenhouseUnknown: Answer = { status: 404, body: { status: 404, error: "Job not found" } };

function payRanges({ pay }: Opening) {
  if (!pay) return [];
  const cents = (amount: number) => Math.round(amount * 100);
  const [min_cents, max_cents] = [cents(pay.min), cents(pay.max ?? pay.min)];
  const title = pay.unit === "YEAR" ? "Annual Salary Range" : `Pay per ${pay.unit.toLowerCase()}`;
  return [{ min_cents, max_cents, currency_type: pay.currency, title, blurb: "" }];
}

function escapeOnce(html: string): string {
  return html
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
