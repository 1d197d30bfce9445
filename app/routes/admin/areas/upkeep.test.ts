import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { emptySearches } from "#core/jobs/search/tables.ts";
import { queueMail } from "#core/mail/queue-mail.ts";
import { mailSuppressions, mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { rowAttempts } from "#core/platform/tables.ts";
import { closeSender } from "#core/platform/tasks.server.ts";
import { employerBoards, keywordLists } from "#core/sources/tables.ts";
import { beginAsAdministrator, by, noticeAfter, open, post, written } from "#test/administrator.ts";
import { first } from "#test/factories.ts";

beforeEach(beginAsAdministrator);
afterAll(closeSender);

async function insertUnsent(error: string) {
  await queueMail(db, { kind: "posting-contact-changed", to: "robin@example.com", data: { title: "Guide" } });
  const output = JSON.stringify({ message: error });
  await db.execute(sql`
    update pgboss.job set state = 'retry', output = ${output}::jsonb, start_after = now() + interval '5 hours'
    where name = 'mail.send'`);
  return first(db.select().from(mails));
}

/** A failed task, as the queue stores it. */
async function insertFailed(error: string) {
  const [data, output] = [
    JSON.stringify({ mailId: crypto.randomUUID() }),
    JSON.stringify({ message: error }),
  ];
  await db.execute(sql`
    insert into pgboss.job (name, data, source_name, source_id, source_output)
    values ('failed-tasks', ${data}::jsonb, 'mail.send', gen_random_uuid(), ${output}::jsonb)`);
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from pgboss.job where name = 'failed-tasks'`,
  );
  return rows[0]?.id ?? "";
}

test("boards are added, switched and removed", async () => {
  const board = {
    intent: "add",
    form: "0",
    source: "greenhouse",
    employer: "Summit Gear",
    token: "summitgear",
  };
  await noticeAfter("boards", board);
  const { id } = await first(db.select().from(employerBoards));
  await noticeAfter("boards", { intent: "switch-off", id });
  await noticeAfter("boards", { intent: "switch-on", id });
  await noticeAfter("boards", { intent: "place", id, note: "Oregon" });
  expect((await open("boards")).text).toContain("Oregon, United States");
  const wrong = await post("boards", { intent: "place", id, note: "Middle-earth" });
  expect(wrong.status).toBe(400);
  expect(wrong.html).toContain("Enter a US state");
  await noticeAfter("boards", { intent: "remove", id });
  expect(await db.$count(employerBoards)).toBe(0);
  expect(await written()).toHaveLength(5);
});

test("a list of keywords is changed without losing a simultaneous change", async () => {
  const { html } = await open("keywords");
  expect(html.match(/<textarea/g)).toHaveLength(4);
  const change = { intent: "change", form: "1", name: "activity", seen: "", text: "kayaking\nice climbing" };
  await noticeAfter("keywords", change);
  expect((await first(db.select().from(keywordLists))).keywords).toEqual(["kayaking", "ice climbing"]);
  const late = await post("keywords", { ...change, text: "rafting" });
  expect(late.status).toBe(400);
  expect(late.html).toMatch(/<textarea[^>]*aria-invalid="true"[^>]*>rafting<\/textarea>/);
  expect(await written()).toHaveLength(1);
});

test("a failed task is queued again or dropped", async () => {
  const id = await insertFailed("connect ECONNREFUSED");
  expect((await open("tasks")).text).toContain("connect ECONNREFUSED");
  expect(await noticeAfter("tasks", { intent: "retry", id })).toBe("The task will run again soon.");
  expect((await post("tasks", { intent: "retry", id })).status).toBe(409);
  await noticeAfter("tasks", { intent: "drop", id: await insertFailed("again") });
  expect(await written()).toEqual([
    [by, "queued a failed task again", "mail.send"],
    [by, "dropped a failed task", "mail.send"],
  ]);
});

describe("an unsent email", () => {
  const due = sql`select data from pgboss.job where name = 'mail.send' and start_after <= now()`;

  test("names its reason, and its task tries again at once", async () => {
    const { id } = await insertUnsent("Greeting never received");
    expect((await open("mails")).text).toContain("Greeting never received");
    await noticeAfter("mails", { intent: "retry", id });
    expect((await db.execute<{ data: unknown }>(due)).rows).toHaveLength(1);
    expect(await written()).toEqual([[by, "had a mail tried again", `posting-contact-changed mail ${id}`]]);
  });

  test("gets a new task where none is left", async () => {
    const { id } = await insertUnsent("");
    await db.execute(sql`delete from pgboss.job`);
    expect((await open("mails")).text).toContain("Given up");
    await noticeAfter("mails", { intent: "retry", id });
    expect((await db.execute<{ data: unknown }>(due)).rows).toEqual([{ data: { mailId: id } }]);
    await db.update(mails).set({ sentAt: new Date() });
    expect((await post("mails", { intent: "retry", id })).status).toBe(409);
  });
});

test("an address is suppressed and lifted, and the log does not show it in full", async () => {
  const added = { intent: "add", form: "0", email: " Robin@Example.com ", reason: "complaint" };
  expect((await post("suppressions", { ...added, email: "robin" })).status).toBe(400);
  await noticeAfter("suppressions", added);
  expect((await post("suppressions", added)).text).toContain("is on the list already");
  expect((await open("suppressions?q=robin@")).text).toContain("robin@example.com");
  await noticeAfter("suppressions", { intent: "lift", id: "robin@example.com" });
  expect(await db.$count(mailSuppressions)).toBe(0);
  expect(await written()).toEqual([
    [by, "put an address on the suppression list", "r…@example.com"],
    [by, "took an address off the suppression list", "r…@example.com"],
  ]);
});

test("searches without results appear after three readers asked for them, as text", async () => {
  expect((await open("searches")).text).toContain(
    "None yet. A search appears here once three readers have made it.",
  );
  const asked = (words: string, readers: number) =>
    Array.from({ length: readers }, (_, reader) => ({ words, reader: `reader-${reader}` }));
  const rows = [asked("two of them", 2), asked("zeppelin pilot", 3), asked("<b>llama</b>", 4)];
  await db.insert(emptySearches).values(rows.flat());
  const { text, html } = await open("searches");
  expect(text).toContain("2 entries");
  expect(text).toMatch(/<b>llama<\/b>.*4.*zeppelin pilot.*3/s);
  for (const hidden of ["two of them", "reader-0"]) expect(html).not.toContain(hidden);
  expect(html).not.toContain("<b>llama");
  expect((await open("searches?q=ZEPP")).text).toContain("1 entry");
  expect((await open("searches?q=two")).text).toContain("No matches for “two”.");
  expect((await post("searches", { intent: "hide", id: "zeppelin pilot" })).status).toBe(404);
});

test("a record set aside is shown with its reason and tried again", async () => {
  const rowId = crypto.randomUUID();
  await db.insert(rowAttempts).values([
    { kind: "alert", rowId, problem: "Its search is <b>too</b> long.", setAsideAt: new Date() },
    { kind: "row-of:greenhouse", rowId: "a board 7", problem: "no", failures: 3, setAsideAt: new Date() },
    { kind: "mail", rowId: "in hand", inHandSince: new Date() },
  ]);
  const { text } = await open("set-aside");
  for (const words of [
    "Job alert",
    rowId,
    "Its search is <b>too</b> long.",
    "Row from Greenhouse",
    "a board 7",
  ])
    expect(text).toContain(words);
  expect(text).not.toContain("in hand");
  expect((await open("set-aside?q=greenhouse")).text).not.toContain(rowId);
  for (const id of [`alert ${rowId}`, "row-of:greenhouse a board 7"]) {
    expect(await noticeAfter("set-aside", { intent: "retry", id })).toBe("The next run will try it again.");
    expect((await post("set-aside", { intent: "retry", id })).status).toBe(409);
  }
  expect(await db.select().from(rowAttempts)).toMatchObject([{ rowId: "in hand" }]);
  expect(await written()).toEqual([
    [by, "had a row tried again", `alert ${rowId}`],
    [by, "had a row tried again", "row-of:greenhouse a board 7"],
  ]);
});
