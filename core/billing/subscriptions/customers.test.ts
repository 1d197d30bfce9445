import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { updateCustomerEmail } from "#core/billing/customers/update-customer-email.ts";
import { stripe } from "#core/platform/stripe.server.ts";
import { emptyDatabase, insertProfile, insertSubscription } from "#test/factories.ts";
import { startTestStripe } from "#test/stand-ins.ts";
import { dropMissingCustomer, ensureCustomer, findCustomer } from "./customers.ts";

let local: Awaited<ReturnType<typeof startTestStripe>>;
beforeAll(async () => {
  local = await startTestStripe();
});
afterAll(() => local.close());
beforeEach(emptyDatabase);

test("ensureCustomer makes one customer for simultaneous purchases", async () => {
  const person = await member();
  const atOnce = <T>(ask: () => Promise<T>) => Promise.all([ask(), ask(), ask()]);
  // Each call has a connection by then and waits for no other.
  await atOnce(() => findCustomer(person.userId));
  const made = await atOnce(() => ensureCustomer(person));
  expect(new Set(made).size).toBe(1);
  expect((await stripe().customers.list({ email: person.email })).data).toHaveLength(1);
});

test("ensureCustomer replaces a customer deleted at Stripe", async () => {
  const person = await member();
  const made = new Set<string>();
  for (let time = 0; time < 3; time++) {
    const id = await ensureCustomer(person);
    expect(await stripe().customers.retrieve(id)).toMatchObject({ id, email: person.email });
    made.add(id);
    await stripe().customers.del(id);
    await dropAsStripeRefuses(person.userId, id);
  }
  expect(made.size).toBe(3);
});

test("openPortal updates the customer's address", async () => {
  const { userId, email } = await member();
  const first = await ensureCustomer({ userId, email });
  const { id: stripeCustomerId } = await stripe().customers.create({ email: "old@example.com" });
  await insertSubscription({ userId, stripeCustomerId });
  await updateCustomerEmail(userId);
  expect(await stripe().customers.retrieve(stripeCustomerId)).toMatchObject({ email });
  expect(stripeCustomerId).not.toBe(first);
});

async function member() {
  const { id, email } = await insertProfile();
  return { userId: id, email };
}

async function dropAsStripeRefuses(userId: string, customer: string) {
  const sale = stripe().billingPortal.sessions.create({ customer });
  const refusal: unknown = await sale.then(
    () => null,
    (error) => error,
  );
  expect(await dropMissingCustomer(userId, refusal)).toBe(true);
  expect(await findCustomer(userId)).toBe(null);
}
