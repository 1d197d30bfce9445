import { factChoices } from "#core/facts/choices.ts";
import { startMonth } from "#core/facts/words/start-month.ts";
import { freeJobsInWords } from "#core/jobs/query/access.ts";
import type { Site } from "#core/platform/site.ts";
import { offerPrice, offerTerm } from "#core/postings/offer.ts";

/** The loader sends these texts, which keeps them out of the script. */

export type Point = { heading: string; text: string };
export type Question = [question: string, answer: string, further?: { label: string; to: string }];

export const points: Point[] = [
  {
    heading: "Daily automated discovery from thousands of sources",
    text: "Every day we read employers’ own career pages and public job services, so you don’t have to keep fifty bookmarks.",
  },
  {
    heading: "Everything in one place",
    text: "Parks, guiding, ski, conservation and brands in one list. Place, pay and dates are always in the same spot.",
  },
  {
    heading: "Instant access to a continuously updated database",
    text: "New jobs go up daily; closed jobs come down. You apply on the employer’s own page.",
  },
];

export type Maker = { heading: string; paragraphs: string[]; isPerson: boolean };

/** Without a configured founder, nobody is there to speak in the first person. */
export function makerOf({ name, founder }: Site): Maker {
  return founder.isConfigured
    ? { heading: `Hello, I’m ${founder.name}`, paragraphs: story, isPerson: true }
    : { heading: "Who makes this", paragraphs: [`${name} ${origin[0]}`, origin[1]], isPerson: false };
}

const origin = [
  "reads employers’ own career pages and public job services every day. It keeps what is outdoor work, shows each job once, and takes it down when the employer does.",
  "Housing, dates and pay come from the posting, and each fact opens the sentence that proves it. Where a posting is silent, so are we.",
] as const;

const story = [
  "My first season was cutting water bars on a trail crew. I found that job on a wet index card pinned to a gear-shop wall. I’ve looked for outdoor work ever since, and it never got much easier. There was one page for the parks, another for the ski hills and a third for the guides. Half of them were out of date.",
  "So I made the job board I wanted. It’s one list, updated every day, with pay and place up front and closed jobs taken down. If it sends you somewhere good, write and tell me where.",
];

export const questions: Question[] = [
  [
    "Where do the jobs come from?",
    "From employers’ own career pages and public job services, like the federal government’s. We check them every day, filter out anything that isn’t outdoor work, and merge duplicates.",
  ],
  [
    "What can I see without paying?",
    `The ${freeJobsInWords} newest jobs on the main lists, and the first ${freeJobsInWords} of each job search. You can narrow them by place, on-site work and minimum salary. Every job page, company page and state list is open to everyone.`,
  ],
  [
    "What does a subscription add?",
    `Full lists instead of the first ${freeJobsInWords}, search by job title, the remote and hybrid filters, and alerts that are sent first. All plans include everything.`,
  ],
  [
    "Can I cancel?",
    "Yes, at any time, with Manage Subscription on your dashboard. It then runs to the end of the period you’ve paid for and won’t renew.",
  ],
  [
    "Why is there no password?",
    "You sign in with a link that we email you. There’s nothing to remember, and nothing for anyone to steal.",
  ],
  [
    "How do I apply?",
    "Apply opens the employer’s own page in a new tab, or opens an email to the employer. You apply directly with the employer; we never ask for your resume.",
  ],
  [
    "Why do some jobs show no pay?",
    "The employer didn’t give any, and we don’t guess. When pay is given, we show it with its unit, per hour or per year. The minimum salary filter converts pay to a yearly figure in the job’s own currency.",
  ],
  [
    "What happens when a job closes?",
    "It leaves the list on the date the employer gave, or when the original posting disappears. Its page then says that the job is no longer open and shows similar jobs.",
  ],
  [
    "I am hiring. Can I post a job?",
    `Yes, for ${offerPrice} and without an account. For ${offerTerm}, it appears above the other jobs in every matching list, for everyone to see.`,
    { label: "Post a job", to: "/post-job" },
  ],
  [
    "Are the jobs only in the United States?",
    "Most are. Some are in Canada, the United Kingdom, Australia and New Zealand. Type a country into the location filter to see them.",
  ],
];

export function heading(total: number | null): string {
  if (total === null) return "Search outdoor career opportunities";
  if (!total) return "Outdoor career opportunities are on their way";
  return `Search ${total.toLocaleString("en-US")} outdoor career opportunities`;
}

export function months(now: Date): [value: string, text: string][] {
  return factChoices(now).flatMap(({ id, label }): [string, string][] => {
    const month = startMonth(id);
    return month === null ? [] : [[month, label]];
  });
}

/** From November to March the poster of the home page shows snow. */
export function isWinter(now: Date): boolean {
  return [0, 1, 2, 10, 11].includes(now.getUTCMonth());
}
