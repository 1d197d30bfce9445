import { beforeEach, expect, test } from "vitest";
import { MailStore } from "./mail-store.ts";
import { createPages } from "./pages.ts";

let mails: MailStore;
beforeEach(() => {
  mails = new MailStore(100, null);
});

async function add(to: string, headers: string, body = "Hi") {
  await mails.add({ to: [to], raw: Buffer.from(`${headers}\r\n\r\n${body}\r\n`) });
  return mails.all()[0]?.id ?? "";
}

const htmlHeaders = "Subject: Hello\r\nContent-Type: text/html; charset=utf-8";

async function get(path: string, init?: RequestInit) {
  const response = await createPages(mails).fetch(new Request(`http://local${path}`, init));
  return { status: response.status, headers: response.headers, body: await response.text() };
}

function directives(policy: string | null): Record<string, string> {
  return Object.fromEntries(
    (policy ?? "").split("; ").map((directive) => {
      const [name = "", ...values] = directive.split(" ");
      return [name, values.join(" ")];
    }),
  );
}

test("the mailbox lists recipient, subject and time, newest first", async () => {
  await add("ann@example.com", "Subject: First");
  await add("bob@example.com", "Subject: Second");
  const { body, status } = await get("/local/mailbox");
  expect(status).toBe(200);
  expect(body).toContain("Local mailbox");
  expect(body).toContain("2 emails");
  expect(body).toContain("ann@example.com");
  expect(body).toMatch(/Second[\s\S]*First/);
  expect(body).toMatch(/<time datetime="\d{4}-/);
});

test("the mailbox searches by part of an address, its JSON by a complete one", async () => {
  await add("ann@example.com", "Subject: For Ann");
  await add("joann@example.com", "Subject: For Joann");
  const { body } = await get("/local/mailbox?to=JOANN");
  expect(body).toContain("For Joann");
  expect(body).not.toContain("For Ann");
  const subjects = async (to: string) =>
    JSON.parse((await get(`/local/mailbox.json?to=${to}`)).body).map(
      (mail: { subject: string }) => mail.subject,
    );
  expect(await subjects("Ann@example.com")).toEqual(["For Ann"]);
  expect(await subjects("ann")).toEqual([]);
  expect(await subjects("")).toEqual(["For Joann", "For Ann"]);
});

test("the mailbox finds an address with a plus, encoded or not", async () => {
  await add("ann+1@example.com", "Subject: Tagged");
  expect(JSON.parse((await get("/local/mailbox.json?to=ann+1@example.com")).body)).toHaveLength(1);
  expect(JSON.parse((await get("/local/mailbox.json?to=ann%2B1%40example.com")).body)).toHaveLength(1);
});

test("the mailbox JSON has to, subject, date, text, html and headers", async () => {
  const id = await add(
    "ann@example.com",
    `${htmlHeaders}\r\nX-Twice: a\r\nX-Twice: =?utf-8?q?=C3=BC?=`,
    "<p>Hi</p>",
  );
  const { body, headers } = await get("/local/mailbox.json");
  expect(headers.get("content-type")).toMatch("application/json");
  expect(JSON.parse(body)).toEqual([
    {
      id,
      to: "ann@example.com",
      subject: "Hello",
      date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
      text: null,
      html: expect.stringContaining("<p>Hi</p>"),
      headers: { subject: "Hello", "content-type": "text/html; charset=utf-8", "x-twice": "a\nü" },
      attachments: [],
    },
  ]);
});

test("the mailbox escapes what an email says", async () => {
  const evil = "<script>alert(1)</script>";
  const id = await add(
    `"${evil}"@example.com`,
    `Subject: ${evil}\r\nFrom: ${evil}\r\nX-Any: ${evil}`,
    `${evil} "'`,
  );
  const paths = [
    "",
    `?to=${encodeURIComponent(`"><script>`)}`,
    `/${id}`,
    `/${id}/html`,
    `/${id}/text`,
    `/${id}/headers`,
  ];
  for (const path of paths) {
    const { body, status } = await get(`/local/mailbox${path}`);
    expect(status).toBe(200);
    expect(body).not.toContain("<script");
    expect(body).toContain("&lt;script&gt;");
  }
});

test("the mailbox runs no script and loads nothing from outside", async () => {
  const { headers, body } = await get("/local/mailbox");
  expect(directives(headers.get("content-security-policy"))).toEqual({
    "default-src": "'none'",
    "style-src": expect.stringMatching(/^'sha256-.+'$/),
    "frame-src": "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
  });
  expect(body).not.toContain("<script");
});

test("the mailbox shows inert HTML: no script, form or remote image", async () => {
  const markup =
    '<html><head><title>x</title></head><body><script>alert(1)</script><img src="https://spy.example/p.gif">';
  const id = await add("ann@example.com", htmlHeaders, markup);
  const sandbox = "allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

  const page = await get(`/local/mailbox/${id}`);
  expect(page.body).toContain(`src="/local/mailbox/${id}/content" sandbox="${sandbox}"`);
  expect(page.body).not.toContain("<script");

  const { headers, body } = await get(`/local/mailbox/${id}/content`);
  expect(body).toContain('<head><base target="_blank"><title>');
  expect(directives(headers.get("content-security-policy"))).toEqual({
    "default-src": "'none'",
    "style-src": "'unsafe-inline'",
    "img-src": "data:",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'self'",
    sandbox,
  });
});

test("the mailbox has a button for one-click unsubscribing", async () => {
  const list = "List-Unsubscribe: <https://jobs.example/off?a=1&b=2>";
  const post = "List-Unsubscribe-Post: List-Unsubscribe=One-Click";
  const pageWith = async (...headers: string[]) =>
    (await get(`/local/mailbox/${await add("ann@example.com", headers.join("\r\n"))}`)).body;
  const page = await pageWith(list, post);
  expect(page).toContain('<form method="post" action="https://jobs.example/off?a=1&amp;b=2">');
  expect(page).toContain('name="List-Unsubscribe" value="One-Click"');
  expect(await pageWith(list)).not.toContain("<form");
  expect(await pageWith("List-Unsubscribe: <javascript:alert(1)>", post)).not.toContain("<form");
});

test("textWithLinks links web addresses without the period after them", async () => {
  const id = await add("ann@example.com", "Subject: Text", "See https://waymark.example/a?b=1&c=2.");
  const { body } = await get(`/local/mailbox/${id}`);
  expect(body).toContain(
    'See <a href="https://waymark.example/a?b=1&amp;c=2" target="_blank" rel="noreferrer">https://waymark.example/a?b=1&amp;c=2</a>.',
  );
});

test("the mailbox shows the raw source as plain text", async () => {
  const id = await add("ann@example.com", htmlHeaders, "<p>Grüße</p>");
  const { headers, body } = await get(`/local/mailbox/${id}/source`);
  expect(body).toBe(`${htmlHeaders}\r\n\r\n<p>Grüße</p>\r\n`);
  expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

test("the mailbox deletes all with a form, never with a link", async () => {
  await add("ann@example.com", "Subject: Hello");
  expect((await get("/local/mailbox/delete-all")).status).toBe(404);
  expect(mails.all()).toHaveLength(1);
  const deleted = await get("/local/mailbox/delete-all", { method: "POST" });
  expect(deleted.status).toBe(303);
  expect(deleted.headers.get("location")).toBe("/local/mailbox");
  expect((await get("/local/mailbox")).body).toContain("Nothing here yet");
});

test.each(["/local/mailbox/none", "/local/mailbox/none/content", "/local/mailbox/a/b/c"])(
  "the mailbox has no %s",
  async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body).toContain("This mail is not here");
  },
);
