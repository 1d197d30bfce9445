import { and, eq, inArray, sql } from "drizzle-orm";
import { profiles } from "#core/accounts/tables.ts";
import { alertSearch } from "#core/alerts/criteria.ts";
import { type AlertMailData, alertMailData } from "#core/alerts/delivery/alert-mail.ts";
import { isMailable } from "#core/alerts/delivery/is-mailable.ts";
import { explainedFacts, whyFacts } from "#core/alerts/delivery/why-facts.ts";
import { whyMatched } from "#core/alerts/delivery/why-matched.ts";
import { describeCriteria } from "#core/alerts/describe-criteria.ts";
import { alertTime, type Frequency } from "#core/alerts/rhythm.ts";
import { endedIn, readStoredCriteria } from "#core/alerts/stored-criteria.ts";
import { jobAlerts } from "#core/alerts/tables.ts";
import { hasAccess } from "#core/billing/subscriptions/has-access.ts";
import { cardColumns, toCards } from "#core/jobs/card-rows.ts";
import type { FactRow } from "#core/jobs/facts/facts-of.ts";
import { quotableFactsOf } from "#core/jobs/facts/unquoted.ts";
import { payWithTips } from "#core/jobs/job-card.ts";
import { jobPath } from "#core/jobs/job-path.ts";
import { isLive } from "#core/jobs/live-rows.ts";
import { postedAgo } from "#core/jobs/posted-age.ts";
import { jobs } from "#core/jobs/tables.ts";
import { renderMail } from "#core/mail/delivery/render.ts";
import type { OutgoingMail } from "#core/mail/delivery/send-mails.ts";
import type { UnsentMail } from "#core/mail/delivery/unsent-mails.ts";
import { db } from "#core/platform/db.server.ts";
import { signText } from "#core/platform/signed-links.ts";
import { site } from "#core/platform/site.ts";
import type { AlertListing } from "#emails/job-alert.tsx";

const mostPlaces = 3;

const rhythms: Record<Frequency, string> = {
  daily: `daily at ${alertTime}`,
  weekly: `on Mondays at ${alertTime}`,
};

/** Skips alerts that were switched off, deleted or never confirmed, and emails whose jobs have all closed. */
export async function alertMails(unsent: UnsentMail[], now: Date): Promise<OutgoingMail[]> {
  const [queued, broken] = readData(unsent);
  const [alerts, rows] = await Promise.all([
    readAlerts(
      queued.map(({ alertId }) => alertId),
      now,
    ),
    readJobs(
      queued.flatMap(({ jobIds }) => jobIds),
      now,
    ),
  ]);
  const facts = await quotableFactsOf(
    queued.flatMap(({ alertId, jobIds }) => (alerts.get(alertId)?.criteria.facts ? jobIds : [])),
    explainedFacts,
  );
  const outgoing = queued.flatMap(({ id, alertId, jobIds, total }) => {
    const alert = alerts.get(alertId);
    const named = jobIds.flatMap((jobId) => rows.get(jobId) ?? []);
    const open = named.filter((row) => row.isLive);
    if (!alert || !open.length) return [];
    return toOutgoing(id, alert, () => alertListings(alert, open, facts, now), total - jobIds.length, now);
  });
  return [...outgoing, ...broken];
}

type Queued = { id: string } & AlertMailData;

/** A mail that cannot be read fails when it is written, and holds back none of the others. */
function readData(unsent: UnsentMail[]): [queued: Queued[], broken: OutgoingMail[]] {
  const queued: Queued[] = [];
  const broken: OutgoingMail[] = [];
  for (const { id, recipient, data } of unsent) {
    const read = alertMailData.safeParse(data);
    if (read.success) queued.push({ id, ...read.data });
    else
      broken.push({
        ...{ id, to: recipient, unsubscribeUrl: "", headers: {} },
        write: () => Promise.reject(read.error),
        onSent: async () => {},
      });
  }
  return [queued, broken];
}

function toOutgoing(
  id: string,
  alert: Alert,
  listings: () => AlertListing[],
  more: number,
  now: Date,
): OutgoingMail {
  const unsubscribeUrl = `${site.origin}/unsubscribe-alert?token=${signText("alert", alert.id)}`;
  return {
    id,
    to: alert.to,
    unsubscribeUrl,
    headers: { "List-Id": `<job-alerts.${new URL(site.origin).hostname}>` },
    write: async () =>
      renderMail("job-alert", {
        name: alert.name,
        criteria: describeCriteria(alert.criteria),
        ended: endedIn(alert),
        rhythm: rhythms[alert.frequency],
        listings: listings(),
        more: Math.max(0, more),
        searchUrl: `${site.origin}${alertSearch(alert.criteria)}`,
        premiumUrl: alert.isSubscribed ? null : `${site.origin}/?upgrade=true#pricing`,
        unsubscribeUrl,
        manageUrl: `${site.origin}/my-alerts`,
      }),
    onSent: (tx) => tx.update(jobAlerts).set({ lastSentAt: now }).where(eq(jobAlerts.id, alert.id)),
  };
}

function alertListings(
  { criteria }: Alert,
  rows: JobRow[],
  facts: Map<string, FactRow[]>,
  now: Date,
): AlertListing[] {
  return toCards(rows, now).map((card) => {
    const { jobId, title, company, type, postedDate, isFeatured } = card;
    const first = rows.find(({ id }) => id === jobId);
    const why = first ? whyMatched(criteria, { ...first, places: first.allPlaces }) : [];
    const stated = whyFacts(criteria.facts ?? [], {
      facts: facts.get(jobId) ?? [],
      pay: payWithTips(card),
      isPosted: first?.featuredUntil != null,
    });
    const remote = card.remoteBadge;
    const demo = card.isDemo && "Demo data";
    return {
      title,
      company,
      openings: [card, ...card.others].map((one) => ({
        url: `${site.origin}${jobPath(one)}`,
        place: placesInShort(one.places, why),
        pay: payWithTips(one),
      })),
      facts: [type, remote, `Posted ${postedAgo(postedDate)}`, demo].flatMap((fact) => fact || []),
      isFeatured,
      why: [why.join(" · "), ...stated].filter(Boolean),
    };
  });
}

/** Some federal jobs have dozens of places. The one that was asked for comes first. */
function placesInShort(places: string[], why: string[]): string {
  const isAsked = (place: string) => why.some((reason) => `${reason},`.startsWith(`${place},`));
  const sorted = places.toSorted((one, other) => Number(isAsked(other)) - Number(isAsked(one)));
  const more = places.length - mostPlaces;
  return more > 1 ? `${sorted.slice(0, mostPlaces).join(" · ")} and ${more} more` : sorted.join(" · ");
}

type Alert = NonNullable<ReturnType<Awaited<ReturnType<typeof readAlerts>>["get"]>>;
type JobRow = NonNullable<ReturnType<Awaited<ReturnType<typeof readJobs>>["get"]>>;

async function readAlerts(ids: string[], now: Date) {
  const alerts = await db
    .select({
      id: jobAlerts.id,
      name: jobAlerts.name,
      searchCriteria: jobAlerts.searchCriteria,
      criteriaVersion: jobAlerts.criteriaVersion,
      frequency: jobAlerts.frequency,
      to: sql<string>`coalesce(${profiles.email}, ${jobAlerts.email})`,
      isSubscribed: sql<boolean>`${hasAccess(sql`${jobAlerts.userId}`, now)}`,
    })
    .from(jobAlerts)
    .leftJoin(profiles, eq(profiles.id, jobAlerts.userId))
    .where(and(inArray(jobAlerts.id, ids), isMailable()));
  const read = alerts.flatMap((alert) => {
    const criteria = readStoredCriteria(alert);
    return criteria ? [{ ...alert, criteria }] : [];
  });
  return new Map(read.map((alert) => [alert.id, alert]));
}

async function readJobs(ids: string[], now: Date) {
  // Emails do not show the text, and reading it is slow.
  const { opening: _, ...columns } = cardColumns;
  const rows = await db
    .select({ ...columns, allPlaces: jobs.places, isLive: sql<boolean>`${isLive(now)}` })
    .from(jobs)
    .where(sql`${jobs.id} = any(${sql.param([...new Set(ids)])}::uuid[])`);
  return new Map(rows.map((row) => [row.id, { ...row, opening: "" }]));
}
