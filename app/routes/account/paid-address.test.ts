import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { checkouts } from "#core/billing/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { normalizeEmail } from "#core/text/read-email.ts";
import type { Mailbox } from "#local/mailbox/mailbox.ts";
import { emptyDatabase } from "#test/factories.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";
import { startTestMailbox, startTestStripe } from "#test/stand-ins.ts";
import { runTasks } from "#test/tasks.ts";

let local: Awaited<ReturnType<typeof startTestStripe>>;
let mailbox: Mailbox;

beforeAll(async () => {
  [local, mailbox] = await Promise.all([startTestStripe(), startTestMailbox()]);
});
afterAll(() => Promise.all([local.close(), mailbox.close()]));
beforeEach(emptyDatabase);

function call(path: string, fields: object, headers = {}) {
  return request(path, {
    method: "POST",
    headers: {
      accept: "application/json",
      "content-type": "application/json",
      origin: "http://localhost:3000",
      ...headers,
    },
    body: JSON.stringify(fields),
  });
}

async function pay(email: string): Promise<string> {
  expect((await call("/functions/v1/create-checkout", { priceId: "monthly" })).status).toBe(200);
  const [order] = await db.select().from(checkouts);
  const sessionId = String(order?.stripeSessionId);
  local.pay(sessionId, { email });
  return sessionId;
}

const reachable = [
  "smith&sons@example.com",
  "a=b/c!d#e%f~g@example.com",
  "`{|}*^?$'+._-@example.com",
  "robin@пример.рф",
  "robin@bücher.example",
];
const beyond = ["José.Muñoz@example.com", "JOSE\u0301@example.com", "робин@пример.рф"];
/** The mailbox's server refuses addresses in quotes, and the library quotes those with two dots. */
const quoted = ["trail..head.@example.com", '"Robin Smith"@example.com'];

test.each([...reachable, ...beyond])("sign-in opens what %s paid for", async (paidBy) => {
  const sessionId = await pay(paidBy);
  const { email, subscribed } = await (
    await call("/functions/v1/get-checkout-session", { sessionId })
  ).json();
  expect(subscribed).toBe(false);
  await runTasks();
  const before = mailbox.messages().length;
  for (const typed of [email, paidBy]) expect((await call("/auth", { email: typed })).status).toBe(200);
  await runTasks();
  const links = mailbox
    .messages()
    .slice(0, mailbox.messages().length - before)
    .flatMap(({ text }) => /\/auth\/confirm\?token=(\w+)/.exec(text ?? "")?.[1] ?? []);
  expect(links).toHaveLength(2);
  for (const token of links) {
    const signedIn = await (await call("/auth/confirm", { token })).json();
    expect(signedIn.user.email).toBe(normalizeEmail(paidBy));
    const authorization = `Bearer ${signedIn.access_token}`;
    const { account } = await (await request("/auth/session", { headers: { authorization } })).json();
    expect(account).toMatchObject({ email, subscribed: true });
  }
});

test("every page spells the domain of an address as its owner does", async () => {
  const spelled = "robin@bücher.example";
  const sent = await request("/auth", {
    method: "POST",
    headers: { origin: "http://localhost:3000" },
    body: new URLSearchParams({ email: spelled }),
  });
  const owner = await signIn("robin@xn--bcher-kva.example");
  const pages = ["/dashboard", "/account"].map((path) => request(path, { headers: owner }));
  for (const page of [sent, ...(await Promise.all(pages))]) {
    const html = await page.text();
    expect(html).toContain(spelled);
    expect(html).not.toContain("xn--");
  }
});

test.each(quoted)("sign-in sends a link to %s, who paid", async (paidBy) => {
  const sessionId = await pay(paidBy);
  const { email } = await (await call("/functions/v1/get-checkout-session", { sessionId })).json();
  await db.execute("delete from pgboss.job");
  for (const typed of [email, paidBy]) expect((await call("/auth", { email: typed })).status).toBe(200);
  const { rows } = await db.execute<{ email: string }>(
    "select data->>'email' as email from pgboss.job where name = 'accounts.send-sign-in-link'",
  );
  expect(rows).toEqual([{ email }, { email }]);
});

test.each([...beyond, '"Robin Smith"@example.com'])(
  "sign-in refuses %s while nobody has paid with it",
  async (email) => {
    const refused = await call("/auth", { email });
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { error: "Please enter a valid email address." },
    ]);
    expect(await runTasks()).toEqual([]);
  },
);

test("a visitor tries twenty addresses beyond the grammar in an hour", async () => {
  await pay("josé@example.com");
  await runTasks();
  const headers = { "x-forwarded-for": "192.0.2.7" };
  for (let count = 0; count < 20; count++)
    await call("/auth", { email: `josé${count}@example.com` }, headers);
  expect((await call("/auth", { email: "josé@example.com" }, headers)).status).toBe(400);
});
