import type { AreaHandlers, AreaRow } from "#app/routes/admin/table/admin-area.ts";
import { askHostAgain, type LinkHost, listLinkHosts } from "#core/jobs/links/list-hosts.ts";
import { pauseDays, refusalsToPause } from "#core/jobs/links/record-answer.ts";
import { unvouchedDays } from "#core/jobs/links/track-links.ts";
import { longDate } from "#core/text/long-date.ts";
import { formatCount } from "#core/text/number-words.ts";

export const jobLinks: AreaHandlers = {
  hasTextIds: true,
  async load(query) {
    const { hosts, total, sums } = await listLinkHosts(query);
    const { asked, dead, unknown, paused } = sums;
    const n = (count: number) => count.toLocaleString("en-US");
    return {
      title: "Job links",
      intro: `We ask links that no board has vouched for in ${unvouchedDays} days. So far: ${formatCount(asked, "request")}, ${n(dead)} dead, ${n(unknown)} unknown, ${formatCount(paused, "paused site")}. A site that refuses ${refusalsToPause} times in a row is paused for ${pauseDays} days.`,
      searches: "site",
      columns: ["Site", "State", "Requests today", "Requests", "Dead", "Unknown"],
      rows: hosts.map((host) => toRow(host, new Date())),
      ...{ total, empty: "No job has a link yet." },
    };
  },
  actions: {
    "ask-again": async ({ id = "" }, by) =>
      (await askHostAgain({ name: id, by }))
        ? { ok: true, message: "We'll ask this site's links again, at the usual pace." }
        : { ok: false, status: 404, error: "This site has no job links anymore." },
  },
};

function toRow({ host, day, askedThatDay, asked, dead, unknown, pausedUntil }: LinkHost, now: Date): AreaRow {
  const isToday = day === now.toISOString().slice(0, 10);
  return {
    id: host,
    cells: [
      host,
      pausedUntil && pausedUntil > now
        ? { badge: `Paused until ${longDate(pausedUntil)}`, tone: "warn" }
        : { badge: "On", tone: "good" },
      isToday ? askedThatDay : 0,
      asked,
      dead,
      unknown,
    ],
    actions: [{ intent: "ask-again", label: "Ask again" }],
  };
}
