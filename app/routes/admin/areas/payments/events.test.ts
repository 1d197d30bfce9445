import { afterAll, beforeEach, expect, test } from "vitest";
import { stripeEvents } from "#core/billing/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { closeSender } from "#core/platform/tasks.server.ts";
import { beginAsAdministrator, open } from "#test/administrator.ts";

beforeEach(beginAsAdministrator);
afterAll(closeSender);

test("the table of payment events answers why somebody has no access", async () => {
  const event = { livemode: false, handledAt: new Date() };
  const detail = "Stripe says that the session is not paid.";
  await db.insert(stripeEvents).values([
    {
      ...{ ...event, id: "evt_ada", type: "checkout.session.completed", objectId: "cs_test_ada" },
      ...{ email: "ada@example.com", stripeCustomerId: "cus_ada", outcome: "not-paid", detail },
    },
    { ...event, id: "evt_bob", type: "invoice.paid", objectId: "in_bob", outcome: "applied" },
    { ...event, id: "evt_new", type: "invoice.paid", objectId: "in_new", handledAt: null },
  ]);
  for (const search of ["ADA@example.com", "cus_ada", "cs_test_ada", "evt_ada"]) {
    const { text } = await open(`events?q=${encodeURIComponent(search)}`);
    expect(text, search).toContain("1 entry");
    expect(text, search).toContain(detail);
    expect(text, search).not.toContain("evt_bob");
  }
  const { html, text } = await open("events");
  expect(text).toContain("3 entries");
  expect(text).toContain("Waiting");
  expect(html).toContain('href="/admin/events?q=cus_ada"');
  expect((await open("events?state=not-paid")).text).toContain("1 entry");
  expect((await open("events?state=failed")).text).toContain("No matches.");
  expect((await open("events?state=nonsense")).text).toContain("3 entries");
});
