import type { JobCard } from "#core/jobs/job-card.ts";
import { mostTakenJobs, seesAllJobs } from "#core/jobs/query/access.ts";
import type { Viewer } from "#core/jobs/viewer.ts";

type Page<At> = { cards: JobCard[]; next: At | null };

/** Subscribers take a list page after page; everybody else takes what its first page shows them. */
export async function takeCards<At>(
  viewer: Viewer,
  readPage: (at: At | null) => Promise<Page<At>>,
): Promise<JobCard[]> {
  const taken: JobCard[] = [];
  let left = mostTakenJobs;
  let at: At | null = null;
  do {
    const page: Page<At> = await readPage(at);
    for (const card of page.cards.map((card) => shorten(card, left))) {
      if (left > 0) taken.push(card);
      left -= listingsOf(card).length;
    }
    at = page.next;
  } while (at !== null && left > 0 && seesAllJobs(viewer));
  return taken;
}

/** The ids of the jobs that a card groups. */
export function listingsOf(card: JobCard): string[] {
  return [card.jobId, ...card.others.map(({ jobId }) => jobId)];
}

function shorten(card: JobCard, most: number): JobCard {
  if (card.groupedCount <= most) return card;
  return { ...card, others: card.others.slice(0, Math.max(0, most - 1)) };
}
