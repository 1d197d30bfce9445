import { type Context, Hono } from "hono";
import { html } from "hono/html";
import type { Markup } from "#local/page-frame.ts";
import { layout, pagePolicy } from "./layout.ts";
import { listPage } from "./list-page.ts";
import { type Mail, mailAsJson } from "./mail.ts";
import { mailDocument, mailPolicy } from "./mail-document.ts";
import { mailPage } from "./mail-page.ts";
import type { MailStore } from "./mail-store.ts";

export function createPages(mails: MailStore): Hono {
  const app = new Hono();

  app.get("/local/mailbox", (c) => {
    const search = searchedAddress(c);
    const found = mails.all().filter((mail) => mail.to.some((to) => to.toLowerCase().includes(search)));
    return page(c, listPage(found, search));
  });
  app.get("/local/mailbox.json", (c) => {
    const to = searchedAddress(c);
    const found = mails
      .all()
      .filter((mail) => !to || mail.to.some((address) => address.toLowerCase() === to));
    return c.json(found.map(mailAsJson), 200, { "Cache-Control": "no-store" });
  });
  app.post("/local/mailbox/delete-all", async (c) => {
    await mails.removeAll();
    return c.redirect("/local/mailbox", 303);
  });

  const mailPath = "/local/mailbox/:id";
  app.get(mailPath, (c) => ofMail(c, (mail) => page(c, mailPage(mail, null))));
  app.get(`${mailPath}/html`, (c) => ofMail(c, (mail) => page(c, mailPage(mail, "html"))));
  app.get(`${mailPath}/text`, (c) => ofMail(c, (mail) => page(c, mailPage(mail, "text"))));
  app.get(`${mailPath}/headers`, (c) => ofMail(c, (mail) => page(c, mailPage(mail, "headers"))));
  app.get(`${mailPath}/content`, (c) =>
    ofMail(c, (mail) => answer(c, mailDocument(mail.html ?? ""), "text/html", mailPolicy)),
  );
  app.get(`${mailPath}/source`, (c) =>
    ofMail(c, (mail) => answer(c, new Uint8Array(mail.raw), "text/plain", "default-src 'none'; sandbox")),
  );

  app.notFound((c) =>
    page(
      c,
      layout(
        "Not here",
        html`<h1>This mail is not here</h1>
<p>It may have been deleted. <a href="/local/mailbox">See all mails</a></p>`,
      ),
      404,
    ),
  );
  return app;

  function ofMail(c: Context, respond: (mail: Mail) => Response | Promise<Response>) {
    const mail = mails.find(c.req.param("id") ?? "");
    return mail ? respond(mail) : c.notFound();
  }
}

/** Addresses have no spaces, so a space is an unescaped plus. */
function searchedAddress(c: Context) {
  return (c.req.query("to") ?? "").trim().replaceAll(" ", "+").toLowerCase();
}

async function page(c: Context, markup: Markup, status: 200 | 404 = 200) {
  return answer(c, String(await markup), "text/html", pagePolicy, status);
}

function answer(
  c: Context,
  body: string | Uint8Array<ArrayBuffer>,
  type: string,
  policy: string,
  status: 200 | 404 = 200,
) {
  return c.body(body, status, {
    "Content-Type": `${type}; charset=utf-8`,
    "Content-Security-Policy": policy,
    "Cache-Control": "no-store",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-DNS-Prefetch-Control": "off",
  });
}
