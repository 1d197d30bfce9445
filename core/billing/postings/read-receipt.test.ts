import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { fulfilCheckout } from "#core/billing/checkout/fulfil-checkout.ts";
import { checkouts } from "#core/billing/tables.ts";
import { managePath, receiptPath } from "#core/mail/posting-links.ts";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { offer } from "#core/postings/offer.ts";
import { dollars } from "#core/text/price.ts";
import { openPosting } from "#test/buy-posting.ts";
import { emptyDatabase, insertPostedJob } from "#test/factories.ts";
import { readPage } from "#test/read-page.ts";
import { startTestStripe } from "#test/stand-ins.ts";
import { readReceipt } from "./read-receipt.ts";

let local: Awaited<ReturnType<typeof startTestStripe>>;
beforeAll(async () => {
  local = await startTestStripe();
});
afterAll(() => local.close());
beforeEach(emptyDatabase);
afterEach(() => {
  local.settings.outage = null;
});

async function buy() {
  const { id, session } = await openPosting();
  local.pay(session, { email: "office@summit.example" });
  await fulfilCheckout(session);
  const [order] = await db.select().from(checkouts).where(eq(checkouts.postingId, id));
  return { id, orderId: String(order?.id) };
}

test("readReceipt names the payer, the billing address and a PDF", async () => {
  const { id, orderId } = await buy();
  const receipt = await readReceipt(id, orderId);
  expect(receipt).toMatchObject({
    ...{ orderId, cents: offer.cents, isRenewal: false, refundedAt: null },
    invoice: {
      number: expect.any(String),
      payer: {
        ...{ name: "Summit Guides LLC", email: "office@summit.example" },
        address: ["12 Trailhead Road", "Moab, UT 84532", "US"],
      },
      pdfUrl: expect.stringMatching(/\/invoice\/in_\w+\/pdf$/),
    },
  });
  const invoice = receipt?.invoice;
  const pdf = await fetch(typeof invoice === "object" ? String(invoice?.pdfUrl) : "");
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  expect(await pdf.text()).toMatch(/^%PDF-1\.4\n.*Summit Guides LLC.*%%EOF\n$/s);
});

test("readReceipt says so when Stripe does not answer", async () => {
  const { id, orderId } = await buy();
  local.settings.outage = 503;
  expect(await readReceipt(id, orderId)).toMatchObject({ orderId, invoice: "unavailable" });
});

test("readReceipt finds no order of another posting, and nothing that was not paid", async () => {
  const { orderId } = await buy();
  const other = await insertPostedJob();
  for (const named of [orderId, crypto.randomUUID(), "x", null])
    expect(await readReceipt(other.id, named)).toBeNull();
});

test("the receipt is linked from the email and the page that manages the posting", async () => {
  const { id, orderId } = await buy();
  expect(await db.select().from(mails)).toMatchObject([{ data: { receipt: { orderId } } }]);
  const path = receiptPath(id, 0, orderId);
  expect((await readPage(managePath(id, 0))).html).toContain(`href="${path.replace("&", "&amp;")}"`);
  const { status, text, html } = await readPage(path);
  expect(status).toBe(200);
  for (const fact of [
    dollars(offer.cents),
    "Summit Guides LLC",
    "Moab, UT 84532",
    "office@summit.example",
    orderId,
  ])
    expect(text).toContain(fact);
  expect(html).toMatch(/href="[^"]*\/pdf"/);
  for (const wrong of [receiptPath(id, 1, orderId), receiptPath(id, 0, id), "/post-job/receipt"])
    expect((await readPage(wrong)).status).toBe(404);
});
