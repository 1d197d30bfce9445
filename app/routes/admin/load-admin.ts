import type { RouterContextProvider } from "react-router";
import { reportErrorContext } from "#app/context.ts";
import { listRevenue } from "#core/billing/revenue/list-revenue.ts";
import { countSubscribers, newestSubscribers } from "#core/billing/subscriptions/list-subscribers.ts";
import { readCoverage } from "#core/moderation/coverage.ts";
import { wasProxyUnnamed } from "#core/rate-limits/unnamed-proxy.ts";
import { readKeywordLists } from "#core/sources/keywords/keyword-lists.ts";
import { listSources } from "#core/sources/overview.ts";
import { listRuns } from "#core/sources/runs/run-view.ts";
import { listAreas } from "./areas/list-areas.ts";
import { listNeeds } from "./needs/list-needs.ts";
import { shownRuns } from "./progress.ts";
import { drawRevenue } from "./revenue/draw-revenue.server.tsx";
import { readShownUsage } from "./syncs/shown-usage.ts";

/** A part that cannot be read is null, and the page shows the rest. */
export async function loadAdmin(context: Readonly<RouterContextProvider>) {
  const report = context.get(reportErrorContext);
  const tried = <Read>(reading: Promise<Read>): Promise<Read | null> =>
    reading.catch((error) => {
      report(error);
      return null;
    });
  const [usage, runs, sources, lists, subscribers, revenue, coverage, areas, isProxyUnnamed] =
    await Promise.all([
      tried(readShownUsage()),
      tried(listRuns(shownRuns)),
      tried(listSources()),
      tried(countKeywords()),
      tried(readSubscribers()),
      tried(listRevenue()),
      tried(readCoverage()),
      tried(listAreas()),
      tried(wasProxyUnnamed()),
    ]);
  const needs = listNeeds({ areas, sources, usage, isProxyUnnamed });
  const isEmpty = coverage?.live === 0 && runs?.length === 0;
  return {
    progress: { usage, runs },
    ...{ sources, lists, subscribers, coverage, areas, needs, isEmpty },
    unnamedProxy: isProxyUnnamed ? unnamedProxy : null,
    revenue: drawRevenue(revenue),
  };
}

export type Subscribers = Awaited<ReturnType<typeof readSubscribers>>;

const shownSubscribers = 10;

async function readSubscribers() {
  const [counts, newest] = await Promise.all([countSubscribers(), newestSubscribers(shownSubscribers)]);
  return { counts, newest };
}

async function countKeywords(): Promise<Record<string, number>> {
  const lists = await readKeywordLists();
  return Object.fromEntries(lists.map(({ name, keywords }) => [name, keywords.length]));
}

// No script of a browser names our settings.
const unnamedProxy = `In the last hour, requests came through a proxy that TRUSTED_PROXIES doesn't name. Limits, like the one on sign-in links,
run out for everyone together. Set TRUSTED_PROXIES to the proxy's address, which the log names, and restart. The proxy has to send
X-Forwarded-For.`;
