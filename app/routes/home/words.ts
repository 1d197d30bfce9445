import { freeJobsInWords } from "#core/jobs/query/access.ts";
import { offerPrice, offerTerm } from "#core/postings/offer.ts";

/** What the home page says at length. Its loader hands it out: the script need not repeat what the page holds. */

export type Point = { heading: string; text: string };
export type Question = [question: string, answer: string, further?: { label: string; to: string }];

export const points: Point[] = [
  {
    heading: "Daily automated discovery from thousands of sources",
    text: "Every day we read employers’ own career pages and public job services, so you do not have to keep fifty bookmarks warm.",
  },
  {
    heading: "Everything in one place",
    text: "Parks, guiding, ski, conservation and brands in one register: place, pay and dates where you expect them.",
  },
  {
    heading: "Instant access to a continuously updated database",
    text: "What is new is listed, what has closed is taken down. You apply on the employer’s own page.",
  },
];

export const included = [
  `Every open job, not only the ${freeJobsInWords} newest`,
  "Search by job title",
  "Remote and hybrid filters",
  "The whole list, page after page, to its end",
];

export const story = [
  "My first season was cutting water bars on a trail crew, and I found it on a wet index card pinned to a gear-shop wall. I have looked for outdoor work ever since, and it never got much easier: one page for the parks, another for the ski hills, a third for the guides, half of them out of date.",
  "So I made the card wall I wanted. One register, read every day, with the pay and the place up front and the closed jobs taken down. If it sends you somewhere good, write and tell me where.",
];

export const questions: Question[] = [
  [
    "Where do the jobs come from?",
    "From employers’ own career pages and from public job services, such as the federal government’s. We read them every day, sort out what is not outdoor work, and keep one entry where the same job is posted twice.",
  ],
  [
    "What can I see without paying?",
    `The ${freeJobsInWords} newest jobs of the main lists, which you can narrow by place, on-site work and minimum salary, and the first ${freeJobsInWords} of each job search. Every single job’s page, every company’s page and the lists of the states are open to all.`,
  ],
  [
    "What does a subscription add?",
    `The whole of every list instead of its first ${freeJobsInWords}, search by job title over all jobs, and the remote and hybrid filters. All three plans contain the same.`,
  ],
  [
    "Can I cancel?",
    "At any time: Manage Subscription on your dashboard. It then runs to the end of what you have paid for and is not renewed.",
  ],
  [
    "Why is there no password?",
    "You sign in by a link that we send to your address. There is nothing to remember, and nothing for anyone to steal.",
  ],
  [
    "How do I apply?",
    "Apply opens the employer’s own page, or a message to the employer, in a new tab. We are not in between and do not ask for your resume.",
  ],
  [
    "Why do some jobs show no pay?",
    "Because the employer did not give any, and we do not guess. Where pay is given we show it with its unit, per hour or per year. The minimum salary filter compares yearly equivalents in the job’s own currency.",
  ],
  [
    "What happens when a job closes?",
    "It leaves the list: on the date the employer gave, or when it disappears from the place where it was posted. Its old address then says that it is no longer open and shows similar jobs.",
  ],
  [
    "I am hiring. Can I post a job?",
    `Yes, for ${offerPrice} and without an account: for ${offerTerm} it stands above the other jobs in every list that it matches, for everyone to see.`,
    { label: "Post a job", to: "/post-job" },
  ],
  [
    "Are the jobs only in the United States?",
    "Most are. Some are in Canada, the United Kingdom, Australia and New Zealand: type a country into the location filter to see them.",
  ],
];

/** What the page calls upon to do; `total` is the true number of open jobs. */
export function heading(total: number): string {
  if (!total) return "Outdoor career opportunities are on their way";
  return `Search ${total.toLocaleString("en-US")} outdoor career opportunities`;
}
