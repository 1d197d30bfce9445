import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { profiles, sessions, signInLinks } from "#core/accounts/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { savedJobs } from "#core/tracker/tables.ts";
import type { Mail } from "#local/mailbox/mail.ts";
import type { Mailbox } from "#local/mailbox/mailbox.ts";
import { emptyDatabase, insertJob, insertProfile } from "#test/factories.ts";
import { request } from "#test/request.ts";
import { startTestMailbox } from "#test/stand-ins.ts";
import { runTasks } from "#test/tasks.ts";

const ours = { "sec-fetch-site": "same-origin" };
const program = { accept: "application/json", "content-type": "application/json" };
const wrong = "That code isn&#x27;t right. Check the email and try again.";
const dead = "That code no longer works. Send a new link.";
const used = "Signed in on another device. Send a new code.";
const off = "Too many wrong codes for this address today. Use the link in the email.";
const sentences = [wrong, dead, used, off];

let mailbox: Mailbox;
let people = 0;
const newEmail = () => `climber-${++people}@example.com`;

beforeAll(async () => {
  mailbox = await startTestMailbox();
});
afterAll(() => mailbox.close());
beforeEach(emptyDatabase);

type Asked = { email: string; cookie: string; token: string; code: string; text: string };

async function askFor(email: string, path = "/auth"): Promise<Asked> {
  const known = new Set(mailbox.messages());
  const asked = await post(path, { email });
  expect(asked.status).toBe(200);
  expect(await asked.text()).toContain('autoComplete="one-time-code"');
  return { email, cookie: cookieOf(asked), ...(await mailTo(email, known)) };
}

async function mailTo(email: string, known = new Set<Mail>()) {
  await runTasks();
  const { text } = await mailbox.waitFor((mail) => mail.to.includes(email) && !known.has(mail), 2000);
  const token = /\/auth\/confirm\?token=(\w+)/.exec(text ?? "")?.[1] ?? "";
  // The token is letters, which may spell any word.
  return {
    token,
    code: /\b\d{3} \d{3}\b/.exec(text ?? "")?.[0] ?? "",
    text: (text ?? "").replaceAll(token, ""),
  };
}

function post(path: string, fields: Record<string, string>, cookie?: string) {
  const headers = { ...ours, ...(cookie && { cookie }) };
  return request(path, { method: "POST", headers, body: new URLSearchParams(fields) });
}

const type = (code: string, { email, cookie }: { email: string; cookie?: string }) =>
  post("/auth", { email, code }, cookie);
const press = (token: string) => post("/auth/confirm", { token });
const otherThan = (code: string, by = 1) =>
  String((Number(code.replace(" ", "")) + by) % 1_000_000).padStart(6, "0");

function cookieOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "")
    .join("; ");
}

/** The one sentence of ours that the page says. */
async function told(answer: Response): Promise<string[]> {
  expect(answer.headers.getSetCookie()).toEqual([]);
  const page = await answer.text();
  return sentences.filter((sentence) => page.includes(sentence));
}

async function stateOf(cookie?: string) {
  return (await request("/auth/session", { headers: cookie ? { cookie } : {} })).json();
}

describe("a code", () => {
  test("signs in the browser that asked, and leads where it wanted", async () => {
    const asked = await askFor(newEmail(), "/auth?next=%2Fjobs%3Flocation%3Dus");
    expect(asked.text).toContain("Type this only on the page where you asked. We'll never ask for it.");
    const answer = await type(` ${asked.code}\t`, asked);
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      "/jobs?location=us&notice=signed-in",
    ]);
    expect(await stateOf(cookieOf(answer))).toMatchObject({ account: { email: asked.email } });
    const [profile] = await db.select().from(profiles);
    expect(profile).toMatchObject({ email: asked.email, emailVerified: true, role: null });
  });

  test.each<[spelling: string, spell: (digits: string) => string]>([
    ["without a space", (digits) => digits],
    ["with a dash", (digits) => `${digits.slice(0, 3)}-${digits.slice(3)}`],
    ["with many spaces", (digits) => ` ${[...digits].join("\u00a0")}\t`],
    [
      "in wide digits",
      (digits) => digits.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    ],
  ])("is read %s", async (_, spell) => {
    const asked = await askFor(newEmail());
    expect((await type(spell(asked.code.replace(" ", "")), asked)).status).toBe(303);
  });

  test("saves the job that was to be saved", async () => {
    const { id } = await insertJob();
    const asked = await askFor(newEmail(), `/auth?next=%2Fjobs&save=${id}`);
    expect((await type(asked.code, asked)).status).toBe(303);
    expect(await db.select().from(savedJobs)).toMatchObject([{ jobId: id }]);
  });

  test("is refused without the cookie, or with another's, in the words for a wrong one", async () => {
    const asked = await askFor(newEmail());
    const other = await askFor(newEmail());
    const refusals = [
      await type(asked.code, { email: asked.email }),
      await type(asked.code, { email: asked.email, cookie: other.cookie }),
      await type(asked.code, { email: asked.email, cookie: `${asked.cookie}x` }),
      await type(otherThan(asked.code), asked),
    ];
    for (const refusal of refusals) {
      expect(refusal.status).toBe(400);
      expect(await told(refusal)).toEqual([wrong]);
    }
    expect(await db.$count(sessions)).toBe(0);
    expect((await type(asked.code, asked)).status).toBe(303);
  });

  test("ends after five wrong tries, also when they come at once", async () => {
    const asked = await askFor(newEmail());
    for (let i = 1; i < 5; i++)
      expect(await told(await type(otherThan(asked.code, i), asked))).toEqual([wrong]);
    expect(await told(await type(otherThan(asked.code, 5), asked))).toEqual([dead]);
    expect(await told(await type(asked.code, asked))).toEqual([dead]);
    expect((await press(asked.token)).status).toBe(303);

    const again = await askFor(newEmail());
    await Promise.all(Array.from({ length: 20 }, (_, i) => type(otherThan(again.code, i + 1), again)));
    const [link] = await db.select().from(signInLinks).where(eq(signInLinks.email, again.email));
    expect(link?.codeTries).toBe(5);
    expect(await told(await type(again.code, again))).toEqual([dead]);
    expect((await press(again.token)).status).toBe(303);
  });

  test("is not tried with what is no code", async () => {
    const asked = await askFor(newEmail());
    for (const typed of ["", "12345", "1234567", "abcdef", "12345a", "1".repeat(5000), "\0".repeat(6)])
      expect(await told(await type(typed, asked))).toEqual([wrong]);
    expect((await type(asked.code, asked)).status).toBe(303);
  });

  test("lets one of twenty simultaneous uses in", async () => {
    const asked = await askFor(newEmail());
    const answers = await Promise.all(Array.from({ length: 20 }, () => type(asked.code, asked)));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(await db.$count(sessions)).toBe(1);
  });

  test("expires with its link after an hour", async () => {
    const asked = await askFor(newEmail());
    await db.update(signInLinks).set({ expiresAt: new Date(Date.now() - 1) });
    expect(await told(await type(asked.code, asked))).toEqual([dead]);
    expect((await press(asked.token)).status).toBe(410);
  });

  test("ends when the same address is asked for again, in any browser, before the next email is sent", async () => {
    const first = await askFor(newEmail());
    const elsewhere = await post("/auth", { email: first.email });
    expect(elsewhere.status).toBe(200);
    expect(await told(await type(first.code, first))).toEqual([dead]);
    expect((await press(first.token)).status).toBe(303);
    const second = {
      email: first.email,
      cookie: cookieOf(elsewhere),
      ...(await mailTo(first.email, seen(first))),
    };
    expect((await type(second.code, second)).status).toBe(303);
  });

  test("is not in an email that was overtaken by another request", async () => {
    const email = newEmail();
    await post("/auth", { email });
    await post("/auth", { email });
    await runTasks();
    const codes = mailbox
      .messages()
      .filter(({ to, text }) => to.includes(email) && /\d{3} \d{3}/.test(text ?? ""));
    expect(codes).toHaveLength(1);
  });
});

function seen({ text }: Asked): Set<Mail> {
  return new Set(mailbox.messages().filter((mail) => mail.text === text));
}

describe("link and code are one", () => {
  test("the link ends the code, and the page that asked says so", async () => {
    const asked = await askFor(newEmail());
    expect(await stateOf(asked.cookie)).toEqual({ account: null });
    expect((await press(asked.token)).status).toBe(303);
    expect(await stateOf(asked.cookie)).toEqual({ account: null, isLinkUsed: true });
    expect(await stateOf()).toEqual({ account: null });
    expect(await told(await type(asked.code, asked))).toEqual([used]);
    expect(await db.$count(sessions)).toBe(1);
  });

  test("the code ends the link", async () => {
    const asked = await askFor(newEmail());
    expect((await type(asked.code, asked)).status).toBe(303);
    expect((await request(`/auth/confirm?token=${asked.token}`)).status).toBe(410);
    expect((await press(asked.token)).status).toBe(410);
  });

  test("both at once let one in", async () => {
    for (let round = 0; round < 5; round++) {
      await emptyDatabase();
      const asked = await askFor(newEmail());
      const answers = await Promise.all([press(asked.token), type(asked.code, asked)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([303, 410]);
      expect(await db.$count(sessions)).toBe(1);
      expect(await db.$count(profiles)).toBe(1);
    }
  });
});

describe("the link's page", () => {
  const page = async ({ token }: { token: string }, cookie?: string) =>
    (await request(`/auth/confirm?token=${token}`, { headers: cookie ? { cookie } : {} })).text();

  test("offers both ways in another browser, and uses nothing up", async () => {
    const asked = await askFor(newEmail());
    for (let opened = 0; opened < 3; opened++) {
      const text = await page(asked);
      expect(text).toContain("Sign in here");
      expect(text.replace(/<[^>]*>/g, "")).toContain(`Back where you asked, type ${asked.code}`);
    }
    expect(await page(asked, asked.cookie)).not.toContain(asked.code);
    expect(await db.$count(sessions)).toBe(0);
    expect((await type(asked.code, asked)).status).toBe(303);
  });

  test("shows no code that has ended", async () => {
    const asked = await askFor(newEmail());
    for (let i = 1; i <= 5; i++) await type(otherThan(asked.code, i), asked);
    const text = await page(asked);
    expect(text).toContain("Sign in as");
    expect(text).not.toContain(asked.code);
    expect(text).not.toContain("Back where you asked");
  });
});

test("ten wrong codes an address and day, over all requests, leave links alone", async () => {
  const email = newEmail();
  const first = await askFor(email);
  for (let i = 1; i <= 5; i++) await type(otherThan(first.code, i), first);
  const second = await askFor(email);
  expect(second.code).not.toBe("");
  await Promise.all(Array.from({ length: 9 }, (_, i) => type(otherThan(second.code, i + 1), second)));
  const third = await askFor(email);
  expect(third.code).toBe("");
  expect(third.text).toContain("too many wrong codes");
  expect(await told(await type("123456", third))).toEqual([off]);
  expect((await press(third.token)).status).toBe(303);
  const other = await askFor(newEmail());
  expect((await type(other.code, other)).status).toBe(303);
});

test("right codes don't count toward the ten", async () => {
  const email = newEmail();
  for (let i = 0; i < 5; i++) {
    const asked = await askFor(email);
    await type(otherThan(asked.code), asked);
    expect((await type(asked.code, asked)).status).toBe(303);
  }
  const { rows } = await db.execute<{ count: number }>(
    sql`select count from rate_limit_buckets where key like 'wrong-code:%'`,
  );
  expect(rows).toEqual([{ count: 5 }]);
});

test("an administrator gets no code, and no answer tells of it", async () => {
  const answersFor = async (email: string) => {
    const asked = await askFor(email);
    const answers = [];
    for (let i = 1; i <= 6; i++) {
      const refusal = await type(asked.code ? otherThan(asked.code, i) : `00000${i}`, asked);
      const main = /<main[^>]*>(.*)<\/main>/s.exec(await refusal.text())?.[1] ?? "";
      answers.push([refusal.status, main.replaceAll(email, "·").replace(/value="\d{6}"/, "")]);
    }
    return { ...asked, answers };
  };
  const [admin, hiker] = [newEmail(), newEmail()];
  await insertProfile({ email: admin, role: "admin" });
  await insertProfile({ email: hiker });
  const ofAdmin = await answersFor(admin);
  expect([ofAdmin.code, /code/i.test(ofAdmin.text)]).toEqual(["", false]);
  expect(ofAdmin.answers).toEqual((await answersFor(hiker)).answers);
  expect(ofAdmin.answers).toEqual((await answersFor(newEmail())).answers);
  const page = await (await request(`/auth/confirm?token=${ofAdmin.token}`)).text();
  expect(page).not.toContain("Back where you asked");
  expect((await press(ofAdmin.token)).status).toBe(303);
});

test("a code that was sent before its address became an administrator's is refused", async () => {
  const asked = await askFor(newEmail());
  await insertProfile({ email: asked.email, role: "admin" });
  expect(await told(await type(asked.code, asked))).toEqual([wrong]);
  expect((await press(asked.token)).status).toBe(303);
});

test("a program gets no code and types none", async () => {
  const call = (fields: object) =>
    request("/auth", { method: "POST", headers: program, body: JSON.stringify(fields) });
  const email = newEmail();
  const asked = await call({ email });
  expect([asked.status, await asked.json()]).toEqual([200, {}]);
  const mail = await mailTo(email);
  expect([mail.code, /code/i.test(mail.text)]).toEqual(["", false]);
  expect(await told(await type("123456", { email, cookie: cookieOf(asked) }))).toEqual([dead]);
  const typed = await call({ code: "123456" });
  expect([typed.status, await typed.json()]).toEqual([400, { error: "Please enter your email address." }]);
  expect((await press(mail.token)).status).toBe(303);
});

test("a browser that lost the page may still type its code", async () => {
  const asked = await askFor(newEmail());
  expect(await (await request("/auth")).text()).not.toContain("one-time-code");
  const page = await (await request("/auth", { headers: { cookie: asked.cookie } })).text();
  expect(page).toContain("one-time-code");
  expect(page).not.toContain(asked.email);
  const refused = await post("/auth", { code: otherThan(asked.code) }, asked.cookie);
  expect(await told(refused)).toEqual([wrong]);
  expect((await post("/auth", { code: asked.code }, asked.cookie)).status).toBe(303);
});

test("the database holds no code, and nothing that can be typed as one", async () => {
  const asked = await askFor(newEmail());
  const digits = asked.code.replace(" ", "");
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`);
  for (const { name } of tables) {
    const { rows } = await db.execute<{ text: string }>(
      sql.raw(`select to_jsonb(t)::text as text from ${name} t`),
    );
    for (const { text } of rows) {
      expect(text).not.toContain(asked.token);
      expect(text.match(new RegExp(`(?<![\\w.+-])${digits}(?![\\w-])`))).toBeNull();
      expect(text).not.toContain(asked.code);
    }
  }
  const [row] = await db.select().from(signInLinks).where(eq(signInLinks.email, asked.email));
  expect(row?.codeHash).toMatch(/^[\w-]{43}$/);
});
