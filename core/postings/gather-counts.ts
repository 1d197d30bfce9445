import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import { isDatabaseUnavailable } from "#core/platform/database-health.ts";
import { logger } from "#core/platform/logger.server.ts";
import { addCounts, dayOf, type PostingCounts } from "#core/postings/counts.ts";
import { hourMs } from "#core/text/time.ts";

const pauseMs = 3_000;
const mostGathered = 10_000;
/** Per client address, posting and hour. */
const mostClicks = 3;

type Client = { userAgent: string | null | undefined; address: string };

export function createGatherer(write: (counted: PostingCounts[]) => Promise<void> = addCounts) {
  const gathered = new Map<string, Required<PostingCounts>>();
  const clicks = new LRUCache<string, { count: number }>({ max: 50_000, ttl: hourMs });
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  function add({ id, day, views, applies }: Required<PostingCounts>) {
    const key = `${id} ${day}`;
    const known = gathered.get(key);
    if (!known && gathered.size >= mostGathered) return;
    gathered.set(key, {
      id,
      day,
      views: views + (known?.views ?? 0),
      applies: applies + (known?.applies ?? 0),
    });
    timer ??= setTimeout(writeNow, pauseMs).unref();
  }

  async function writeOnce() {
    clearTimeout(timer);
    timer = undefined;
    const counts = [...gathered.values()];
    gathered.clear();
    if (!counts.length) return;
    try {
      await write(counts);
    } catch (error) {
      for (const count of counts) add(count);
      if (!isDatabaseUnavailable(error)) logger.error({ err: error }, "counts of postings were not written");
    }
  }

  function writeNow(): Promise<void> {
    writing = writing.then(writeOnce);
    return writing;
  }

  return {
    addView(id: string, { userAgent }: Pick<Client, "userAgent">, now = new Date()) {
      if (isPerson(userAgent)) add({ id, day: dayOf(now), views: 1, applies: 0 });
    },

    addClick(id: string, { userAgent, address }: Client, now = new Date()) {
      if (!isPerson(userAgent)) return;
      const key = `${address} ${id}`;
      const mine = clicks.get(key) ?? { count: 0 };
      if (mine.count >= mostClicks) return;
      mine.count += 1;
      // The hour begins with the first click.
      if (mine.count === 1) clicks.set(key, mine);
      add({ id, day: dayOf(now), views: 0, applies: 1 });
    },

    write: writeNow,
  };
}

export const postingCounter = createGatherer();

function isPerson(userAgent: string | null | undefined): boolean {
  return Boolean(userAgent) && !isbot(userAgent);
}
