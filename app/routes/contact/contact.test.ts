import { beforeEach, expect, test } from "vitest";
import { contactMessages } from "#core/contact/tables.ts";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { site } from "#core/platform/site.ts";
import { emptyDatabase } from "#test/factories.ts";
import { readPage, unescaped } from "#test/read-page.ts";
import { request } from "#test/request.ts";
import { requestFrom } from "#test/separate-server.ts";
import { signIn } from "#test/sign-in.ts";

process.env.PAGES_PER_MINUTE = "0";
const path = "/contact";
const functionPath = "/functions/v1/send-contact-email";
const ours = { origin: "http://localhost:3000" };
const asJson = { ...ours, "content-type": "application/json" };
const asForm = { ...ours, "content-type": "application/x-www-form-urlencoded" };
const message = {
  name: "Robin Hale",
  email: "robin@example.com",
  subject: "The bunkhouse",
  message: "Is it <b>open</b> in May?\n\nThanks",
};

beforeEach(emptyDatabase);

const kept = () => db.select().from(contactMessages);

/** Posts as a form without script does. */
function post(fields: Record<string, string>) {
  return request(path, { method: "POST", headers: ours, body: new URLSearchParams(fields) });
}

/** Posts as a script or a program does. */
async function ask(fields: unknown) {
  const init = { method: "POST", headers: asJson, body: JSON.stringify(fields) };
  const answer = await request(functionPath, init);
  return { status: answer.status, headers: answer.headers, json: await answer.json() };
}

test("the page has the form with every field required, and says how else to reach us", async () => {
  const { html, text, status } = await readPage(path);
  expect(status).toBe(200);
  for (const label of ["Name", "Email", "Subject", "Message", "Send Message"]) expect(text).toContain(label);
  for (const name of ["name", "email", "subject"])
    expect(html).toMatch(new RegExp(`<input[^>]*required=""[^>]*name="${name}"`));
  expect(html).toMatch(/<textarea[^>]*name="message" required=""/);
  expect(html.match(/<main.*<\/main>/s)?.[0]).toContain(`href="mailto:${site.email}"`);
  expect(text).toContain(site.address);
});

test("the form is filled in with a member's address", async () => {
  const { html } = await readPage(path, { headers: await signIn("robin@example.com") });
  expect(html).toMatch(/name="email"[^>]*value="robin@example.com"/);
  expect((await readPage(path)).html).toMatch(/name="email"[^>]*value=""/);
});

test("a message is received, and the page says so once", async () => {
  const sent = await post({ ...message, website: "" });
  const next = sent.headers.get("location") ?? "";
  expect([sent.status, next]).toEqual([303, "/contact?sent=true&notice=message-sent"]);
  expect(await kept()).toMatchObject([message]);
  expect(await db.select().from(mails)).toMatchObject([{ kind: "contact-message", recipient: site.email }]);
  const { text, html } = await readPage(next);
  for (const words of ["Message Sent Successfully!", "Send Another Message"]) expect(text).toContain(words);
  const toast = unescaped(/<div role="status" class="toasts">.*/s.exec(html)?.[0] ?? "");
  for (const words of ["Message sent!", "We'll get back to you as soon as possible."])
    expect(toast).toContain(words);
  expect(html).not.toContain('name="message"');
});

test("an error appears beside its field, and everything typed stays", async () => {
  const answer = await post({ ...message, name: " ", email: "robin" });
  expect(answer.status).toBe(400);
  const html = await answer.text();
  for (const error of ["Name is required", "Invalid email address"]) expect(html).toContain(`>${error}</p>`);
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
  expect(html).toContain('value="The bunkhouse"');
  expect(html).toContain(">Is it &lt;b&gt;open&lt;/b&gt; in May?\n\nThanks</textarea>");
  expect(await kept()).toEqual([]);
});

test("the function takes the same message as JSON, and answers with all errors and the first", async () => {
  const taken = await ask(message);
  expect(taken).toMatchObject({ status: 200, json: { success: true } });
  expect(taken.headers.get("cache-control")).toBe("no-store");
  expect(await kept()).toMatchObject([message]);
  expect(await ask({ email: 7, message: "x".repeat(2001) })).toMatchObject({
    status: 400,
    json: {
      error: "Name is required",
      errors: {
        name: "Name is required",
        email: "Invalid email address",
        subject: "Subject is required",
        message: "Message must be less than 2000 characters",
      },
    },
  });
  for (const nonsense of [null, [], "x", 7]) expect((await ask(nonsense)).status).toBe(400);
});

test("the honeypot is out of everybody's reach, and gives machines away", async () => {
  const { html } = await readPage(path);
  expect(html).toMatch(
    /<p class="hidden" aria-hidden="true">[^/]*<input[^>]*tabindex="-1"[^>]*name="website"/i,
  );
  expect(await ask({ ...message, website: "https://spam.example" })).toMatchObject({ status: 200 });
  expect((await post({ ...message, website: "x" })).status).toBe(303);
  expect(await kept()).toEqual([]);
});

test("a message beyond the limit is refused until later, with everything typed", async () => {
  for (let n = 0; n < 5; n++) await ask({ ...message, subject: `Question ${n}` });
  const words = "Failed to send message. Please try again in 60 minutes.";
  const refused = await ask({ ...message, name: "Robin" });
  expect([refused.status, refused.json]).toEqual([429, { error: words, errors: { form: words } }]);
  expect(refused.headers.get("retry-after")).toBe("3600");
  const page = await post(message);
  expect(page.status).toBe(429);
  const html = await page.text();
  for (const typed of [words, 'value="The bunkhouse"', "&lt;b&gt;open"]) expect(html).toContain(typed);
  expect(await kept()).toHaveLength(5);
});

test("sending fails while the database is away, and what was typed stays", async () => {
  const words = "Failed to send message. Please try again.";
  const [json, page] = await requestFrom({ DATABASE_URL: "postgres://localhost:1/none" }, [
    { path: functionPath, method: "POST", headers: asJson, body: JSON.stringify(message) },
    { path, method: "POST", headers: asForm, body: String(new URLSearchParams(message)) },
  ]);
  expect([json?.status, JSON.parse(json?.body ?? "")]).toMatchObject([503, { error: words }]);
  expect(page?.status).toBe(503);
  for (const typed of [words, 'value="The bunkhouse"', "&lt;b&gt;open"]) expect(page?.body).toContain(typed);
});
