import { readFile } from "node:fs/promises";
import type { FirstStylesOf } from "#app/page-facts.ts";
import { pickStyles, wordsIn } from "./pick-styles.ts";

/** Closed at first, and named as words of the files below. */
const closed = ["account-menu", "contours", "dialog", "filter", "notes", "patch", "slide-out", "status"];

/** What a reader sees of any page before its text. */
const frame = [
  "root.tsx",
  "components/frame/account-menu.tsx",
  "components/frame/icon-button.tsx",
  "components/frame/logo.tsx",
  "components/frame/sign-in-link.tsx",
  "components/frame/site-header.tsx",
  "components/frame/site-menu.tsx",
  "components/frame/theme-switch.tsx",
  "components/ui/badge.tsx",
  "components/ui/button.tsx",
];

/** What is above and in the first cards of a list. */
const lists = [
  "components/lists/more-fields.tsx",
  "components/lists/list-notes.tsx",
  "components/lists/company-logo.tsx",
  "components/lists/filter-fields.tsx",
  "components/lists/filter-form.tsx",
  "components/lists/job-card.tsx",
  "components/lists/job-list.tsx",
  "components/lists/job-results.tsx",
  "components/lists/monogram.tsx",
  "components/lists/taking/take-list.tsx",
  "components/tracker/save-button.tsx",
  "components/ui/field.tsx",
];

const files: Record<FirstStylesOf, string[]> = {
  home: [
    ...lists,
    "components/trust/trust-block.tsx",
    "routes/home/find-form.tsx",
    "routes/home/hero.tsx",
    "routes/home/home.tsx",
    "routes/home/ways-in.tsx",
  ],
  job: [
    "components/definition.tsx",
    "components/lists/company-logo.tsx",
    "components/lists/monogram.tsx",
    "components/reading/breadcrumb.tsx",
    "components/reading/description.tsx",
    "components/reading/trail-facts.tsx",
    "components/tracker/save-button.tsx",
    "routes/jobs/job.tsx",
    "routes/jobs/job/apply-bar.tsx",
    "routes/jobs/job/job-details-card.tsx",
    "routes/jobs/job/job-heading.tsx",
  ],
  list: [...lists, "routes/jobs/all-jobs.tsx", "routes/jobs/remote-jobs.tsx"],
  saved: [
    "components/forms/removal-form.tsx",
    "components/frame/account-popover.tsx",
    "components/lists/company-logo.tsx",
    "components/lists/monogram.tsx",
    "components/reading/starts-after.tsx",
    "components/tracker/job-news.tsx",
    "components/tracker/mark-as-applied.tsx",
    "components/tracker/no-longer-open.tsx",
    "components/tracker/notes-editor.tsx",
    "routes/tracker/entry-parts.tsx",
    "routes/tracker/saved-entry.tsx",
    "routes/tracker/saved-jobs.tsx",
  ],
  search: [
    ...lists,
    "components/reading/breadcrumb.tsx",
    "components/reading/statistic-cards.tsx",
    "routes/jobs/search-hero.tsx",
    "routes/jobs/search-page.tsx",
    "routes/jobs/search-results.tsx",
  ],
};

/** Picks the styles that each kind of page needs until the whole sheet is there. */
export async function firstStyles(sheet: string): Promise<[kind: string, styles: string][]> {
  const pick = async ([kind, names]: [string, string[]]): Promise<[string, string]> => {
    const sources = [...frame, ...names].map((name) => readFile(`app/${name}`, "utf8"));
    const words = wordsIn(await Promise.all(sources));
    const isOpen = (name: string) => kind === "saved" && name === "notes";
    for (const name of closed) if (!isOpen(name)) words.delete(name);
    return [kind, pickStyles(sheet, words)];
  };
  return Promise.all(Object.entries(files).map(pick));
}
