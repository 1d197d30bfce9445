import { LRUCache } from "lru-cache";
import { jobsChangedAt } from "#core/jobs/pages/clear-job-caches.ts";
import { type PageAddress, unknownPages } from "./page-address.ts";
import type { StoredAnswer } from "./stored-answer.ts";

const largest = 64 * 1024 * 1024;
const longestLife = 5000;
/** How long an old page replaces one that cannot be rendered, and the pause before the next attempt. */
const longestStandIn = 10 * 60_000;
const standInTurn = 5000;

export type Rendered = { answer: Response; stored: StoredAnswer | null };

/**
 * Keeps public pages for seconds, with one render for simultaneous requests. While the database is down, the last page is served.
 */
export function createPageCache(now = Date.now) {
  const kept = new LRUCache<string, { stored: StoredAnswer; until: number }>({
    maxSize: largest,
    sizeCalculation: ({ stored }) => stored.size,
  });
  const underWay = new Map<string, Promise<Rendered>>();

  return {
    find(key: string): StoredAnswer | null {
      const entry = kept.get(key);
      return entry && now() < entry.until && isCurrent(entry.stored) ? entry.stored : null;
    },

    /** Waits for a running render. Waiting callers get null if the answer is personal. */
    async fill(key: string, render: () => Promise<Rendered>): Promise<StoredAnswer | Response | null> {
      const running = underWay.get(key);
      if (running) return (await running).stored;
      const own = render().then((rendered) => keep(key, rendered));
      underWay.set(key, own);
      try {
        const { answer, stored } = await own;
        return stored ?? answer;
      } finally {
        underWay.delete(key);
      }
    },
  };

  function keep(key: string, { answer, stored }: Rendered): Rendered {
    if (stored) {
      kept.set(key, { stored, until: Math.min(stored.freshUntil, now() + longestLife) });
      return { answer, stored };
    }
    const last = kept.get(key);
    if (!last || answer.status !== 503 || now() - last.stored.renderedAt > longestStandIn)
      return { answer, stored };
    const standIn = { ...last.stored, staleSince: last.stored.staleSince ?? last.until };
    kept.set(key, { stored: standIn, until: now() + standInTurn });
    return { answer, stored: standIn };
  }
}

function isCurrent({ renderedAt, staleSince }: StoredAnswer): boolean {
  return staleSince !== null || renderedAt > jobsChangedAt();
}

export function pageKey(address: PageAddress, headers: Headers): string | null {
  const cookies = headers.get("cookie");
  if (headers.has("authorization") || names(cookies, "session_token")) return null;
  if (/^\/auth(\.data|\/session)?$/.test(address.canonical.pathname) && names(cookies, "waymark.asked"))
    return null;
  return address.storedAs;
}

export function isStorable(answer: Response, key: string): boolean {
  const caching = answer.headers.get("cache-control") ?? "";
  return (
    answer.status === (key === unknownPages ? 404 : 200) &&
    !answer.headers.has("set-cookie") &&
    !/no-store|private/i.test(caching)
  );
}

function names(cookies: string | null, name: string): boolean {
  return (cookies ?? "").split(";").some((cookie) => cookie.split("=", 1)[0]?.includes(name));
}
