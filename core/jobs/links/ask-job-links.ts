import { askJobLink, type LinkAnswer } from "#core/jobs/links/ask-job-link.ts";
import { type DueLink, sortDueLinks, takeDueLinks } from "#core/jobs/links/due-links.ts";
import { webFor } from "#core/jobs/links/link-web.ts";
import { recordAnswer } from "#core/jobs/links/record-answer.ts";
import { env } from "#core/platform/env.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { workThrough } from "#core/platform/row-attempts.ts";

export type LinkCounts = { asked: number; dead: number; unknown: number; ended: number };

type Options = { webOf?: typeof webFor; signal?: AbortSignal | undefined; limitMs?: number };

/** Below the ten minutes after which the next run starts. */
const longestMs = 8 * 60_000;

type Answered = { link: DueLink; answer: LinkAnswer };

/** A host that is silent counts only once another has answered, because our own connection may be down. */
export async function askJobLinks(
  { webOf = webFor, signal, limitMs = longestMs }: Options = {},
  now = new Date(),
): Promise<LinkCounts> {
  const counts: LinkCounts = { asked: 0, dead: 0, unknown: 0, ended: 0 };
  if (!env.JOB_LINKS) return counts;
  await sortDueLinks(now);
  const start = performance.now();
  let silent: Answered[] = [];
  let isHeard = false;
  while (!signal?.aborted && performance.now() - start < limitMs) {
    const links = await takeDueLinks(now);
    if (!links.length) break;
    const answered: Answered[] = [];
    await Promise.all(
      links.map((link) =>
        workThrough("job-link", [{ ...link, id: link.sightingId }], async () => {
          answered.push(...(await ask(link, webOf, now)));
        }),
      ),
    );
    isHeard ||= answered.some(({ answer }) => answer.status !== null || answer.outcome === "barred");
    silent.push(...answered);
    if (!isHeard) continue;
    await record(silent, counts, now);
    silent = [];
  }
  if (silent.length) logger.warn({ asked: silent.length }, "no link of a job could be reached");
  if (counts.asked) logger.info(counts, "links of jobs were asked");
  return counts;
}

async function ask(link: DueLink, webOf: typeof webFor, now: Date): Promise<Answered[]> {
  const web = webOf(link);
  const answer = web && (await askJobLink(link, web, now));
  return answer ? [{ link, answer }] : [];
}

async function record(all: Answered[], counts: LinkCounts, now: Date): Promise<void> {
  for (const { link, answer } of all)
    await workThrough("job-link", [{ id: link.sightingId }], async () => {
      counts.ended += await recordAnswer(link, answer, now);
      counts.asked += 1;
      counts.dead += answer.outcome === "dead" ? 1 : 0;
      counts.unknown += answer.outcome === "unknown" ? 1 : 0;
    });
}
