import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startWithReceiver } from "./receiver.ts";

let place: Awaited<ReturnType<typeof startWithReceiver>>;
beforeEach(async () => {
  place = await startWithReceiver();
  place.local.deliveries.retryMs = [20, 20, 20];
  place.local.deliveries.delayMs = 100;
});
afterEach(() => place.close());

const make = (email: string) => place.stripe.customers.create({ email });
const told = () =>
  place.received.map(({ payload }) => {
    const event = JSON.parse(payload);
    return { id: event.id as string, email: event.data.object.email as string };
  });
const emails = () => told().map(({ email }) => email);

async function until(holds: () => boolean) {
  for (let tries = 0; tries < 2000 && !holds(); tries++) await wait(10);
  expect(holds()).toBe(true);
}

test("events arrive in the order they happened", async () => {
  for (const email of ["a", "b", "c", "d"]) await make(email);
  await place.local.deliveries.settled();
  expect(emails()).toEqual(["a", "b", "c", "d"]);
});

test("a duplicate has the same event id, a twin another", async () => {
  place.local.deliveries.fate = () => "duplicate";
  await make("a");
  place.local.deliveries.fate = () => "twin";
  await make("b");
  await place.local.deliveries.settled();
  const [first, second, third, fourth] = told();
  expect(first).toEqual(second);
  expect(third?.email).toBe(fourth?.email);
  expect(third?.id).not.toBe(fourth?.id);
  expect((await place.stripe.events.list()).data).toHaveLength(3);
});

test("held events arrive in another order, a delayed one late", async () => {
  place.local.deliveries.hold();
  for (const email of ["a", "b"]) await make(email);
  place.local.deliveries.release((events) => events.toReversed());
  place.local.deliveries.fate = (event) =>
    "email" in event.data.object && event.data.object.email === "c" ? "delay" : "deliver";
  for (const email of ["c", "d"]) await make(email);
  await until(() => emails().length === 4);
  expect(emails()).toEqual(["b", "a", "d", "c"]);
});

test("a refused event is retried, a dropped one is found by delivery_success", async () => {
  const { stripe, local, receiver } = place;
  receiver.status = 500;
  await make("a");
  await local.deliveries.settled();
  expect((await stripe.events.list({ delivery_success: false })).data).toHaveLength(1);
  receiver.status = 200;
  await until(() => emails().length === 1);
  await local.deliveries.settled();
  expect((await stripe.events.list({ delivery_success: false })).data).toHaveLength(0);

  local.deliveries.fate = () => "drop";
  await make("b");
  const missed = await stripe.events.list({ delivery_success: false, types: ["customer.created"] });
  expect(missed.data.map((event) => event.data.object)).toMatchObject([{ email: "b" }]);
  expect(await stripe.events.retrieve(missed.data[0]?.id ?? "")).toMatchObject({ pending_webhooks: 1 });
  expect(emails()).toEqual(["a"]);
});

test("a failing delivery is retried automatically", async () => {
  place.local.deliveries.fate = () => "fail";
  await make("a");
  await until(() => emails().length === 1);
});

test("events list newest first, in pages", async () => {
  for (const email of ["a", "b", "c"]) await make(email);
  const seen: unknown[] = [];
  for await (const event of place.stripe.events.list({ limit: 1 })) seen.push(event.data.object);
  expect(seen).toMatchObject([{ email: "c" }, { email: "b" }, { email: "a" }]);
});
