import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { adminActions } from "#core/audit/tables.ts";
import { contactMessages } from "#core/contact/tables.ts";
import { outsideLinks } from "#core/content/tables.ts";
import { claimOf } from "#core/jobs/facts/claim.ts";
import { jobFacts } from "#core/jobs/facts/tables.ts";
import { jobBlocks } from "#core/jobs/tables.ts";
import { queueMail } from "#core/mail/queue-mail.ts";
import { mailSuppressions } from "#core/mail/tables.ts";
import { clearFactCoverage } from "#core/moderation/facts/fact-coverage.ts";
import { factReports } from "#core/moderation/facts/tables.ts";
import { jobReports } from "#core/moderation/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { closeSender } from "#core/platform/tasks.server.ts";
import { employerBoards, keywordLists } from "#core/sources/tables.ts";
import {
  emptyDatabase,
  insertJob,
  insertPostedJob,
  insertProfile,
  insertSubscription,
} from "#test/factories.ts";
import { hostileAddresses, hostileTexts } from "#test/hostile-texts.ts";
import { readPage } from "#test/read-page.ts";
import { signIn } from "#test/sign-in.ts";
import { areas } from "./areas/find-area.ts";

process.env.PAGES_PER_MINUTE = "0";
const now = new Date("2026-06-01T12:00:00.000Z");

afterAll(closeSender);

/** A database takes everything but null bytes and lone surrogates. */
const kept = (text: string) => text.replaceAll("\0", "").toWellFormed();

/** Writes each text wherever outsiders or a mail server can bring one. */
async function fill(texts: string[], addresses: string[]) {
  await emptyDatabase();
  for (const [index, text] of texts.map(kept).entries())
    await insertText(text, kept(addresses[index] ?? "https://jobs.example.com"), index);
  const error = sql`jsonb_build_object('message', data -> 'title')`;
  const keywords = texts.map(kept);
  await db.insert(keywordLists).values({ name: "activity", keywords, updatedAt: now });
  await db.execute(sql`
    update pgboss.job set state = 'retry', output = jsonb_build_object('message', mail.recipient)
    from mails mail where mail.id::text = job.data ->> 'mailId'`);
  await db.execute(sql`
    insert into pgboss.job (name, data, source_name, source_id, source_output)
    select 'failed-tasks', data, 'mail.send', gen_random_uuid(), ${error} from mails`);
}

async function insertText(text: string, address: string, index: number) {
  const dated = { createdAt: now, updatedAt: now };
  const texts = { title: text, companyName: text, location: text };
  const job = await insertJob({ ...texts, slug: "guide", companySlug: "company", datePosted: now });
  const posting = { ...texts, ...dated, applyUrl: address, descriptionMd: text, contactEmail: text };
  await insertPostedJob({ ...posting, status: "held", findings: [text] });
  const createdAt = now;
  await db.insert(jobReports).values({ jobId: job.id, reason: "scam", note: text, reporter: "a", createdAt });
  const fact = { jobId: job.id, name: "housing", value: text, proof: text };
  await db.insert(jobFacts).values({ ...fact, position: 0, origin: "text" });
  const reported = { ...fact, claim: claimOf(fact), note: text };
  await db.insert(factReports).values({ ...reported, reporter: "a", addressHash: "a", createdAt });
  await db.insert(jobBlocks).values({ kind: "company", value: text, note: text, by: text, createdAt });
  await db
    .insert(contactMessages)
    .values({ name: text, email: text, subject: text, message: text, createdAt });
  const board = { source: "greenhouse", employer: text, token: text, problem: text, createdAt };
  await db.insert(employerBoards).values(board);
  await db.insert(mailSuppressions).values({ email: text, reason: "bounce", createdAt });
  const link = { url: `${address}#${index}`, pages: [text], problem: text };
  await db.insert(outsideLinks).values({ ...link, firstSeenAt: now, failingSince: now });
  await insertSubscription({ paidEmail: text, updatedAt: now, currentPeriodEnd: now });
  const done = { by: text, action: text, subject: text, details: { note: text } };
  await db.insert(adminActions).values({ ...done, createdAt });
  await queueMail(db, { kind: "posting-contact-changed", to: text, data: { title: text } });
}

async function readAll() {
  await insertProfile({ email: "admin@example.com", role: "admin" });
  const headers = await signIn("admin@example.com");
  const pages: { name: string; html: string }[] = [];
  clearFactCoverage();
  for (const name of [...areas.map((area) => area.name), "facts?q=housing"]) {
    const { status, html } = await readPage(`/admin/${name}`, { headers });
    expect(status, name).toBe(200);
    pages.push({ name, html });
  }
  return pages;
}

/** Keeps each element with the names of its attributes. */
function skeleton(html: string) {
  const withoutCode = html
    .replace(/(<script[^>]*>).*?<\/script>/gs, "$1</script>")
    .replace(/<!-- -->|<!--\/?\$-->/g, "");
  return (withoutCode.replace(/="[^"]*"/g, "").match(/<[^>]*>/g) ?? []).join("");
}

const isOpened =
  /^(?:[^:]*script|data|file|blob|vbscript):|^\/\/|evil\.example@|user:password|[?&](?:cc|bcc)=/i;

/** A page shows this many, one row each. */
const batches = [hostileTexts.slice(0, 40), hostileTexts.slice(40)];

test.each(batches.map((texts, index) => [index, texts] as const))(
  "texts of outsiders stay text on every page (%i)",
  async (_, texts) => {
    const plain = texts.map((_, index) => `Plain words ${index}`);
    await fill(plain, []);
    const expected = new Map((await readAll()).map(({ name, html }) => [name, skeleton(html)]));
    await fill(texts, []);
    for (const { name, html } of await readAll()) {
      expect(skeleton(html), name).toBe(expected.get(name));
      expect(html, name).not.toContain("\0");
      expect(html, name).not.toMatch(
        /<(script>alert|script src=\/\/evil|img src=x|svg onload|iframe|object)/i,
      );
    }
  },
  60_000,
);

test("hostile addresses stay text", async () => {
  const addresses = [...new Set(hostileAddresses.map(kept))];
  await fill(addresses, addresses);
  for (const { name, html } of await readAll()) {
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? "";
    const opened = [...main.matchAll(/\b(?:href|src|action|formaction)="([^"]*)"/g)].map(
      ([, to]) => to ?? "",
    );
    expect(
      opened.filter((to) => isOpened.test(to)),
      name,
    ).toEqual([]);
  }
}, 60_000);
