import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fulfilCheckout } from "#core/billing/checkout/fulfil-checkout.ts";
import { startCheckout } from "#core/billing/checkout/start-checkout.ts";
import { findCustomer } from "#core/billing/subscriptions/customers.ts";
import { checkouts, userSubscriptions } from "#core/billing/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { stripe } from "#core/platform/stripe.server.ts";
import { eraseAccount } from "#core/privacy/erase-account.ts";
import { emptyDatabase, insertProfile, insertSubscription } from "#test/factories.ts";
import { startTestMailbox, startTestStripe } from "#test/stand-ins.ts";
import { runTasks } from "#test/tasks.ts";
import { eraseCustomer } from "./erase-customer.ts";

let local: Awaited<ReturnType<typeof startTestStripe>>;
let mailbox: Awaited<ReturnType<typeof startTestMailbox>>;
beforeAll(async () => {
  [local, mailbox] = await Promise.all([startTestStripe(), startTestMailbox()]);
});
afterAll(() => Promise.all([local.close(), mailbox.close()]));
beforeEach(emptyDatabase);

test("eraseCustomer leaves nothing to pay and nothing running", async () => {
  const { id, email } = await insertProfile();
  const bought = await order(id, email, "monthly");
  const open = await order(id, email, "yearly");
  local.pay(bought, { email });
  await fulfilCheckout(bought);
  const customer = String(await findCustomer(id));
  const [subscription] = await db.select().from(userSubscriptions);

  await eraseAccount(id, email);
  await runTasks();
  expect(await stripe().customers.retrieve(customer)).toMatchObject({ deleted: true });
  const ended = await stripe().subscriptions.retrieve(String(subscription?.stripeSubscriptionId));
  expect(ended.status).toBe("canceled");
  expect(await statusOf(open)).toBe("expired");
});

test("eraseCustomer accepts a customer who is gone", async () => {
  const { id } = await stripe().customers.create({});
  await eraseCustomer(id);
  await expect(eraseCustomer(id)).resolves.toBeUndefined();
  await expect(eraseCustomer("cus_never")).resolves.toBeUndefined();
});

test("eraseCustomer keeps what was paid at the last moment", async () => {
  const { id, email } = await insertProfile();
  const session = await order(id, email, "monthly");
  await eraseAccount(id, email);
  local.pay(session, { email });
  await runTasks();
  const [bought] = await db.select().from(userSubscriptions);
  expect(bought).toMatchObject({ userId: null, paidEmail: email, status: "active" });
  const kept = await stripe().subscriptions.retrieve(String(bought?.stripeSubscriptionId));
  expect(kept.status).toBe("active");
});

test("eraseCustomer keeps a customer that another account uses", async () => {
  const { id: stripeCustomerId } = await stripe().customers.create({});
  await insertSubscription({ userId: (await insertProfile()).id, stripeCustomerId });
  await eraseCustomer(stripeCustomerId);
  expect(await stripe().customers.retrieve(stripeCustomerId)).not.toHaveProperty("deleted");
});

test("eraseCustomer throws during an outage", async () => {
  const { id } = await stripe().customers.create({});
  local.settings.outage = 500;
  await expect(eraseCustomer(id)).rejects.toThrow();
  local.settings.outage = null;
});

async function order(userId: string, email: string, plan: string): Promise<string> {
  const analytics = { visitorId: null, sessionId: null };
  await startCheckout({ plan, account: { userId, email }, clientAddress: "192.0.2.1", analytics });
  const [found] = await db.select().from(checkouts).where(eq(checkouts.plan, plan));
  return String(found?.stripeSessionId);
}

async function statusOf(session: string) {
  return (await stripe().checkout.sessions.retrieve(session)).status;
}
