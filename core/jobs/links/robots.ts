import { sql } from "drizzle-orm";
import robotsParser from "robots-parser";
import { takeHostTurn } from "#core/jobs/links/host-pace.ts";
import type { LinkWeb } from "#core/jobs/links/link-web.ts";
import { db } from "#core/platform/db.server.ts";
import { dayMs } from "#core/text/time.ts";

export const agentName = "waymark-link-check";

/** `gapSeconds` is the site's own wish. `unreachable` has no rules, and nothing else may be asked there. */
export type Robots =
  | { kind: "rules"; allows(url: URL): boolean; gapSeconds: number | undefined }
  | { kind: "unreachable"; status: number | null }
  | { kind: "no turn" };

const keptMs = dayMs;
const mostBytes = 512 * 1024;
const mostRedirects = 3;

/** RFC 9309: a robots.txt that does not exist allows everything, one that cannot be read nothing. */
export async function readRobots(url: URL, web: LinkWeb, now: Date): Promise<Robots> {
  const kept = await readKept(url.host, now);
  if (kept !== null) return rulesOf(url, kept);
  let at = new URL("/robots.txt", url);
  for (let hop = 0; hop <= mostRedirects; hop++) {
    if (!(await takeHostTurn(at.host, now))) return { kind: "no turn" };
    const answer = await web(at, { mostBytes }).catch(() => null);
    if (!answer) return { kind: "unreachable", status: null };
    const { status, headers, body } = answer;
    const next = status >= 300 && status < 400 ? URL.parse(headers.location ?? "", at) : null;
    if (next && /^https?:$/.test(next.protocol)) {
      at = next;
      continue;
    }
    if (status === 429 || status >= 500) return { kind: "unreachable", status };
    const text = status >= 200 && status < 300 ? body.replaceAll("\0", "") : "";
    await keep(url.host, text, now);
    return rulesOf(url, text);
  }
  await keep(url.host, "", now);
  return rulesOf(url, "");
}

function rulesOf(url: URL, text: string): Robots {
  const rules = robotsParser(new URL("/robots.txt", url).href, text);
  return {
    kind: "rules",
    allows: (asked) => rules.isAllowed(asked.href, agentName) !== false,
    gapSeconds: rules.getCrawlDelay(agentName),
  };
}

async function readKept(host: string, now: Date): Promise<string | null> {
  const { rows } = await db.execute<{ robots: string | null }>(sql`
    select robots from link_hosts
    where host = ${host} and robots_at > ${new Date(now.getTime() - keptMs).toISOString()}::timestamptz`);
  return rows[0]?.robots ?? null;
}

async function keep(host: string, text: string, now: Date): Promise<void> {
  await db.execute(sql`
    update link_hosts set robots = ${text}, robots_at = ${now.toISOString()}::timestamptz where host = ${host}`);
}
