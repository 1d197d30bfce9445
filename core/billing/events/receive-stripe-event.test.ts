import fc from "fast-check";
import Stripe from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import { stripeEvents } from "#core/billing/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { emptyDatabase } from "#test/factories.ts";
import { runs } from "#test/runs.ts";
import { receiveStripeEvent } from "./receive-stripe-event.ts";

beforeEach(async () => {
  await emptyDatabase();
  await db.execute("delete from pgboss.job");
});
afterEach(() => db.execute("delete from pgboss.job"));

const secret = "whsec_test";
const signer = new Stripe("sk_test_signer");

function eventText(changes: object = {}) {
  return JSON.stringify(
    {
      id: "evt_1",
      object: "event",
      type: "invoice.paid",
      livemode: false,
      data: { object: { id: "in_1", object: "invoice" } },
      ...changes,
    },
    null,
    2,
  );
}

function sign(payload: string, given: { secret?: string; secondsAgo?: number; scheme?: string } = {}) {
  const timestamp = Math.floor(Date.now() / 1000) - (given.secondsAgo ?? 0);
  const { scheme = "v1" } = given;
  return signer.webhooks.generateTestHeaderString({ payload, secret, timestamp, ...given, scheme });
}

async function stored() {
  const events = await db.select().from(stripeEvents);
  const tasks = await db.execute<{ data: unknown }>(
    "select data from pgboss.job where name = 'billing.apply-event'",
  );
  return { events: events.map(({ id }) => id), tasks: tasks.rows.map(({ data }) => data) };
}

test("receiveStripeEvent stores and queues a signed event once", async () => {
  const payload = eventText();
  const signature = sign(payload);
  expect(await receiveStripeEvent(payload, signature)).toBe("stored");
  const again = await Promise.all(Array.from({ length: 8 }, () => receiveStripeEvent(payload, signature)));
  expect(new Set(again)).toEqual(new Set(["repeated"]));
  expect(await stored()).toEqual({ events: ["evt_1"], tasks: [{ eventId: "evt_1" }] });
});

test("receiveStripeEvent accepts and ignores foreign events", async () => {
  for (const changes of [{ type: "customer.created" }, { type: "constructor" }]) {
    const payload = eventText(changes);
    expect(await receiveStripeEvent(payload, sign(payload))).toBe("ignored");
  }
  expect((await stored()).events).toEqual([]);
});

test("receiveStripeEvent settles an event of the other mode without a task", async () => {
  const payload = eventText({ livemode: true });
  expect(await receiveStripeEvent(payload, sign(payload))).toBe("stored");
  expect(await stored()).toEqual({ events: ["evt_1"], tasks: [] });
  expect(await db.select().from(stripeEvents)).toMatchObject([
    { outcome: "not-ours", detail: expect.stringContaining("live mode"), handledAt: expect.any(Date) },
  ]);
});

test("receiveStripeEvent refuses forged, stale, future and altered signatures", async () => {
  const payload = eventText();
  const [genuine, other] = [sign(payload), sign(payload, { secret: "whsec_other" })];
  const forged: [string, string][] = [
    [payload, ""],
    [payload, "t=,v1="],
    [payload, "nonsense"],
    [payload, other],
    [payload, sign(payload, { scheme: "v0" })],
    [payload, sign(payload, { secondsAgo: 301 })],
    [payload, sign(payload, { secondsAgo: -310 })],
    [payload, genuine.replace(/t=\d+/, "t=1")],
    [payload, genuine.slice(0, -1)],
    [payload, `${other},v1=${"0".repeat(64)}`],
    [`${payload} `, genuine],
    [payload.slice(0, -1), genuine],
    [JSON.stringify(JSON.parse(payload)), genuine],
    ["", genuine],
    ["{}", genuine],
  ];
  for (const [text, signature] of forged) expect(await receiveStripeEvent(text, signature)).toBe("forged");
  expect((await stored()).events).toEqual([]);
});

test("receiveStripeEvent accepts one of two signatures during a change of secrets", async () => {
  const payload = eventText();
  const wrong = sign(payload, { secret: "whsec_old" }).split(",v1=")[1];
  expect(await receiveStripeEvent(payload, `${sign(payload)},v1=${wrong}`)).toBe("stored");
});

test("receiveStripeEvent accepts a signature of 299 seconds ago", async () => {
  const payload = eventText();
  expect(await receiveStripeEvent(payload, sign(payload, { secondsAgo: 295 }))).toBe("stored");
});

test("receiveStripeEvent never accepts a damaged signature", async () => {
  const payload = eventText();
  const signature = sign(payload);
  const damage = fc.tuple(fc.nat(signature.length - 1), fc.constantFrom(..."0123456789abcdefvt=, \u0000é"));
  await fc.assert(
    fc.asyncProperty(damage, async ([place, character]) => {
      fc.pre(signature[place] !== character);
      const damaged = signature.slice(0, place) + character + signature.slice(place + 1);
      expect(await receiveStripeEvent(payload, damaged)).toBe("forged");
    }),
    { numRuns: runs(10_000, 200) },
  );
});

test("receiveStripeEvent refuses signed text that is no event", async () => {
  for (const payload of ["not json", "null", "[]", '"text"', "{}", '{"id":1}'])
    expect(await receiveStripeEvent(payload, sign(payload))).toMatch(/forged|ignored/);
});
