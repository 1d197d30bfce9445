import type { AreaHandlers, AreaRow, Cell } from "#app/routes/admin/table/admin-area.ts";
import { type EventOutcome, eventOutcomes } from "#core/billing/events/event-outcomes.ts";
import { type ListedEvent, listStripeEvents } from "#core/billing/events/list-stripe-events.ts";
import { keptDays } from "#core/privacy/kept-days.ts";

const outcomes = {
  applied: { badge: "Applied", tone: "good" },
  superseded: { badge: "Superseded", tone: "plain" },
  "not-paid": { badge: "Not paid", tone: "warn" },
  "not-ours": { badge: "Not ours", tone: "plain" },
  unknown: { badge: "Unknown", tone: "warn" },
  failed: { badge: "Failed", tone: "bad" },
} as const satisfies Record<EventOutcome, Cell>;

export const events: AreaHandlers = {
  async load({ search, page, state }) {
    const outcome = eventOutcomes.find((known) => known === state) ?? null;
    const { events, total, isCapped } = await listStripeEvents({ search, page, outcome });
    return {
      title: "Payment events",
      intro: `What Stripe told us, newest first, and what became of it. We keep events for ${keptDays.stripeEvents} days.`,
      searches: "full email, customer, session or event ID",
      filters: [
        {
          ...{ name: "state", label: "Outcome", any: "All outcomes" },
          choices: eventOutcomes.map((known) => [known, outcomes[known].badge] as const),
        },
      ],
      columns: [
        "Event",
        "Outcome",
        "What happened",
        "Received",
        "Email",
        "Customer",
        "About",
        "Session",
        "Event ID",
      ],
      rows: events.map(toRow),
      ...{ total, isCapped, empty: "Stripe hasn't sent any events yet." },
    };
  },
};

function toRow({ id, type, objectId, receivedAt, email, sessionId, ...event }: ListedEvent): AreaRow {
  return {
    id,
    cells: [
      type,
      outcomeOf(event),
      event.detail,
      receivedAt,
      email && searchFor(email),
      event.stripeCustomerId && searchFor(event.stripeCustomerId),
      objectId === sessionId ? null : objectId,
      sessionId && searchFor(sessionId),
      id,
    ],
  };
}

function outcomeOf({ outcome, handledAt }: Pick<ListedEvent, "outcome" | "handledAt">): Cell {
  if (outcome === "failed" && !handledAt) return { badge: "Failed, we'll retry", tone: "bad" };
  if (outcome) return outcomes[outcome];
  return handledAt ? { badge: "Handled", tone: "plain" } : { badge: "Waiting", tone: "plain" };
}

function searchFor(text: string): Cell {
  return { to: `/admin/events?${new URLSearchParams({ q: text })}`, text };
}
