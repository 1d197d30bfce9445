import { afterAll, beforeEach, expect, test } from "vitest";
import { type RevenueEntry, storeRevenue } from "#core/billing/revenue/store-revenue.ts";
import { db } from "#core/platform/db.server.ts";
import { closeSender } from "#core/platform/tasks.server.ts";
import { admin, beginAsAdministrator, open } from "#test/administrator.ts";
import { readPage } from "#test/read-page.ts";
import { request } from "#test/request.ts";

beforeEach(beginAsAdministrator);
afterAll(closeSender);

const month = new Date().toISOString().slice(0, 7);
const entry = (stripeId: string, cents: number, product: RevenueEntry["product"]): RevenueEntry => ({
  ...{ stripeId, product, cents, currency: "usd", at: new Date(`${month}-01T09:00:00Z`) },
});

test("revenue says that nothing was paid yet, and that what was before is unknown", async () => {
  const { text } = await readPage("/admin", { headers: admin });
  expect(text).toContain("No payments yet.");
  expect(text).toContain("are unknown");
  expect((await open("revenue")).text).toContain("There are no payments yet.");
});

test("revenue is the same in plot, table and file", async () => {
  await storeRevenue(db, [
    entry("in_1", 900, "subscription"),
    entry("in_2", 2900, "subscription"),
    entry("pi_3", 19_900, "posting"),
    entry("re_4", -19_900, "posting"),
    entry("re_5", -150, "subscription"),
  ]);
  const sums = ["$38.00", "$199.00", "$200.50", "$36.50"];
  const { html, text } = await readPage("/admin", { headers: admin });
  expect(html).toContain(": $38.00 subscriptions, $199.00 postings, $200.50 refunds</title>");
  expect(text.replaceAll(/\s+/g, " ")).toContain("$38 $199 $200.50 $36.50");
  const table = await open("revenue");
  for (const sum of sums) expect(table.text).toContain(sum);
  const answer = await request("/admin/revenue/export", { headers: admin });
  expect(answer.headers.get("content-disposition")).toMatch(/attachment; filename="revenue-.*\.csv"/);
  const [head, ...lines] = (await answer.text()).trim().split("\r\n");
  expect(head).toContain("Month,Subscriptions (USD),Postings (USD),Refunds (USD),Total (USD)");
  expect(lines).toEqual([`${month},38,199,200.5,36.5`]);
});
