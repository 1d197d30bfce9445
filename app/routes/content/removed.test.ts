import { beforeAll, expect, test } from "vitest";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { request } from "#test/request.ts";

beforeAll(async () => {
  await emptyDatabase();
  const ended = { expiredAt: new Date(Date.now() - 60_000), companyName: "Silent Outfitters" };
  await insertJob({ ...ended, endReason: "missing", title: "Secret Guide" });
  await insertJob({ ...ended, endReason: "missing" });
  await insertJob({ ...ended, endReason: "hidden" });
}, 60_000);

test("/removed counts the week's reasons and names no employer", async () => {
  const answer = await request("/removed");
  expect(answer.status).toBe(200);
  const html = await answer.text();
  const table = /<table.*?<\/table>/s.exec(html)?.[0] ?? "";
  const cells = [...table.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) =>
    row.replace(/<!--.*?-->/g, "").replace(/<[^>]*>/g, "|"),
  );
  expect(cells[1]).toMatch(/Gone from the employer’s board.*\|2\|/s);
  expect(cells[2]).toMatch(/Hidden by us.*\|1\|/s);
  expect(cells[3]).toMatch(/All together.*\|3\|/s);
  expect(html).not.toMatch(/Silent Outfitters|silent-outfitters|Secret Guide/);
  expect(html).toContain("30 days after a source last showed it");
});
