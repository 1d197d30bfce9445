import { createHash } from "node:crypto";
import { payWithTips } from "#core/jobs/job-card.ts";
import type { JobDetail } from "#core/jobs/pages/find-job.ts";
import { placesText } from "#core/jobs/places-text.ts";
import { site } from "#core/platform/site.ts";

/** Count up when the drawing changes: the addresses of all pictures change with it. */
const drawing = 1;

export const pictureSize = { width: 1200, height: 630 };

export type ShareWords = {
  title: string;
  employer: string;
  place: string;
  /** Pay and season, or what else says most. */
  terms: string;
  category: string;
  isDemo: boolean;
  site: string;
};

type Job = Pick<
  JobDetail,
  "title" | "company" | "location" | "places" | "salaryText" | "stated" | "typeText" | "category" | "isDemo"
>;

export function shareWords(job: Job): ShareWords {
  const pay = payWithTips({ ...job.stated, salary: job.salaryText ?? job.stated.pay });
  const terms = [pay, job.stated.season].filter(Boolean);
  return {
    title: job.title,
    employer: job.company,
    place: placesText(job),
    terms: (terms.length ? terms : [job.typeText, job.category]).filter(Boolean).join(" · "),
    category: job.category,
    isDemo: job.isDemo,
    site: site.name,
  };
}

/** Two pictures with the same words are the same picture. */
export function shareVersion(words: ShareWords): string {
  return createHash("sha256")
    .update(JSON.stringify([drawing, words]))
    .digest("base64url")
    .slice(0, 12);
}

export function shareAlt({ title, employer, place, terms, isDemo }: ShareWords): string {
  return [`${title} at ${employer}`, place, terms, isDemo && "Demo data"].filter(Boolean).join(" · ");
}
