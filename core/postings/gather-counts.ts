import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import { isDatabaseUnavailable } from "#core/platform/database-health.ts";
import { logger } from "#core/platform/logger.server.ts";
import { addCounts, type Counted, dayOf } from "#core/postings/counts.ts";
import { hourMs } from "#core/text/time.ts";

const pauseMs = 3_000;
/** Postings and their days. While the database is away, what would come on top is lost. */
const mostGathered = 10_000;
/** Clicks of one client address on one posting in an hour; what comes on top counts for nothing. */
const mostClicks = 3;

type Client = { userAgent: string | null | undefined; address: string };

/**
 * Counts in memory, and writes all that came together a few seconds later: nobody who looks at a posting waits for that.
 * What could not be written is kept for the next time.
 */
export function createGatherer(write: (counted: Counted[]) => Promise<void> = addCounts) {
  const gathered = new Map<string, Required<Counted>>();
  const clicks = new LRUCache<string, { count: number }>({ max: 50_000, ttl: hourMs });
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  function add({ id, day, views, applies }: Required<Counted>) {
    const key = `${id} ${day}`;
    const known = gathered.get(key);
    if (!known && gathered.size >= mostGathered) return;
    gathered.set(key, {
      id,
      day,
      views: views + (known?.views ?? 0),
      applies: applies + (known?.applies ?? 0),
    });
    // It keeps no process alive: who ends one writes first.
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

    /** Of an id that anybody may have made up: whether it is a posting's, the database knows. */
    addClick(id: string, { userAgent, address }: Client, now = new Date()) {
      if (!isPerson(userAgent)) return;
      const key = `${address} ${id}`;
      const mine = clicks.get(key) ?? { count: 0 };
      if (mine.count >= mostClicks) return;
      mine.count += 1;
      // Its hour begins with the first.
      if (mine.count === 1) clicks.set(key, mine);
      add({ id, day: dayOf(now), views: 0, applies: 1 });
    },

    /** Writes at once what is there. */
    write: writeNow,
  };
}

/** What this process counts. */
export const postingCounter = createGatherer();

/** Every browser names itself. */
function isPerson(userAgent: string | null | undefined): boolean {
  return Boolean(userAgent) && !isbot(userAgent);
}
