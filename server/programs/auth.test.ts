import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sessions, signInLinks } from "#core/accounts/tables.ts";
import { db } from "#core/platform/db.server.ts";
import type { Mailbox } from "#local/mailbox/mailbox.ts";
import { emptyDatabase, insertProfile, insertSavedJob } from "#test/factories.ts";
import { board, keyOf } from "#test/programs.ts";
import { request } from "#test/request.ts";
import { startTestMailbox } from "#test/stand-ins.ts";
import { runTasks } from "#test/tasks.ts";

process.env.PAGES_PER_MINUTE = "0";

let mailbox: Mailbox;
let people = 0;

beforeAll(async () => {
  mailbox = await startTestMailbox();
});
afterAll(() => mailbox.close());
beforeEach(emptyDatabase);

/** Asks for a link with the official client, and reads it in the mailbox. */
async function askForLink(email = `paddler-${++people}@example.com`) {
  const client = await board();
  const { error } = await client.auth.signInWithOtp({ email });
  expect(error).toBeNull();
  await runTasks();
  const { text } = await mailbox.waitFor(({ to }) => to.includes(email), 2000);
  return {
    client,
    email,
    text: text ?? "",
    link: /\/auth\/confirm\?token=(\w{32})/.exec(text ?? "")?.[1] ?? "",
  };
}

async function signedIn(email?: string) {
  const asked = await askForLink(email);
  const { data } = await asked.client.auth.verifyOtp({ token_hash: asked.link, type: "email" });
  if (!data.session) throw new Error("nobody signed in");
  return { ...asked, session: data.session };
}

const savedBy = async (token: string) => (await board(token)).from("saved_jobs").select("id");
const errorOf = ({ error }: { error: { code?: string; status?: number } | null }) => [
  error?.status,
  error?.code,
];

test("the official client signs in by a link, works, refreshes and signs out", async () => {
  const { client, email, session, link } = await signedIn();
  const { user } = session;
  expect(user.email).toBe(email);
  await insertSavedJob({ userId: user.id });
  expect((await client.from("saved_jobs").select("user_id")).data).toEqual([{ user_id: user.id }]);
  expect((await client.auth.getUser()).data.user?.id).toBe(user.id);
  expect(errorOf(await client.auth.verifyOtp({ token_hash: link, type: "email" }))).toEqual([
    403,
    "otp_expired",
  ]);
  const refreshed = await client.auth.refreshSession({ refresh_token: session.refresh_token });
  expect(refreshed.data.session?.user.id).toBe(user.id);
  const token = refreshed.data.session?.access_token ?? "";
  expect((await savedBy(token)).data).toHaveLength(1);
  expect((await client.auth.signOut()).error).toBeNull();
  expect((await savedBy(token)).status).toBe(401);
  expect((await savedBy(session.access_token)).status).toBe(401);
  expect(errorOf(await client.auth.refreshSession({ refresh_token: session.refresh_token }))).toEqual([
    400,
    "refresh_token_not_found",
  ]);
});

test("a mail that a program asked for has a link and no code", async () => {
  const { text, link } = await askForLink();
  expect(link).toHaveLength(32);
  expect(text).not.toMatch(/\b\d{3} \d{3}\b/);
  expect(await db.select().from(signInLinks)).toMatchObject([{ takesCode: false }]);
});

test("opening a link uses nothing up", async () => {
  const { client, link } = await askForLink();
  const opened = await request(`/auth/v1/verify?token=${link}&type=magiclink`);
  expect([opened.status, opened.headers.get("location")]).toEqual([303, `/auth/confirm?token=${link}`]);
  expect(await db.select().from(sessions)).toEqual([]);
  expect((await client.auth.verifyOtp({ token_hash: link, type: "email" })).data.session).not.toBeNull();
});

test("an address's own code signs no program in", async () => {
  const { client, email } = await askForLink();
  const { error } = await client.auth.verifyOtp({ email, token: "123456", type: "email" });
  expect(errorOf({ error })).toEqual([403, "otp_expired"]);
});

test("signing out ends this session, the others, or all", async () => {
  const email = "robin@example.com";
  await insertProfile({ email });
  const [one, two, three] = [await signedIn(email), await signedIn(email), await signedIn(email)];
  const lives = async () =>
    Promise.all(
      [one, two, three].map(async ({ session }) => (await savedBy(session.access_token)).status === 200),
    );
  await one.client.auth.signOut({ scope: "local" });
  expect(await lives()).toEqual([false, true, true]);
  await two.client.auth.signOut({ scope: "others" });
  expect(await lives()).toEqual([false, true, false]);
  await two.client.auth.signOut({ scope: "global" });
  expect(await db.select().from(sessions)).toEqual([]);
});

test("an access token refreshes nothing, and opens the functions that it may", async () => {
  const { client, session } = await signedIn();
  expect(errorOf(await client.auth.refreshSession({ refresh_token: session.access_token }))).toEqual([
    400,
    "refresh_token_not_found",
  ]);
  const headers = { authorization: `Bearer ${session.access_token}`, accept: "application/json" };
  const checked = await request("/functions/v1/check-subscription", { method: "POST", headers });
  expect([checked.status, (await checked.json()).subscribed]).toEqual([200, false]);
  // Pages take none: a key could be made with it, which lasts.
  const body = new URLSearchParams({ intent: "create-key", name: "x" });
  const form = await request("/account", { method: "POST", headers, body });
  expect(form.status).toBe(401);
});

test("what is no address, no grant or no part of signing in is refused in GoTrue's form", async () => {
  const client = await board();
  expect(errorOf(await client.auth.signInWithOtp({ email: "nobody" }))).toEqual([400, "validation_failed"]);
  expect(errorOf(await client.auth.signInWithPassword({ email: "a@example.com", password: "x" }))).toEqual([
    400,
    "unsupported_grant_type",
  ]);
  expect(errorOf(await client.auth.signUp({ email: "a@example.com", password: "x" }))).toEqual([
    404,
    "not_found",
  ]);
  const { id } = await insertProfile();
  const ofKey = await request("/auth/v1/user", { headers: { authorization: `Bearer ${await keyOf(id)}` } });
  expect(ofKey.status).toBe(403);
  const user = await request("/auth/v1/user");
  expect([user.status, (await user.json()).error_code]).toEqual([401, "no_authorization"]);
});

test("asking for links is limited as on the page", async () => {
  const client = await board();
  const email = "often@example.com";
  const answers = [];
  for (let time = 0; time < 6; time++) answers.push(errorOf(await client.auth.signInWithOtp({ email }))[0]);
  expect(answers).toEqual([...Array(5).fill(undefined), 429]);
});
