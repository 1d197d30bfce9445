import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { proxy } from "hono/proxy";
import { frontPage, frontPolicy } from "./front-page.ts";
import { createControlPages } from "./jobs-provider/pages.ts";
import { refuseOtherNames } from "./own-name.ts";
import type { Running } from "./running.ts";

const invoicePages = ["/local/stripe/invoice/:id", "/local/stripe/invoice/:id/pdf"];

/** The product forwards `/local` to these pages. */
export async function startFront(running: Running) {
  const { mailbox, stripe, provider, tracking, jobPages } = running;
  const app = new Hono();
  app.use(refuseOtherNames);
  for (const path of ["/local", "/local/"]) {
    app.get(path, (c) => {
      c.header("Content-Security-Policy", frontPolicy);
      c.header("Cache-Control", "no-store");
      return c.html(frontPage(running));
    });
  }
  if (mailbox) {
    for (const path of ["/local/mailbox", "/local/mailbox.json", "/local/mailbox/*"]) {
      app.all(path, (c) => mailbox.fetch(c.req.raw));
    }
  }
  if (stripe) {
    // Pages only: the API is for the product.
    for (const path of ["/local/stripe/pay/:id", "/local/stripe/portal/:id", ...invoicePages]) {
      app.all(path, (c) => {
        const address = new URL(c.req.path.replace("/local/stripe", ""), stripe.url);
        return proxy(address, { raw: c.req.raw, redirect: "manual" });
      });
    }
  }
  if (provider && tracking && jobPages) {
    const pages = createControlPages(provider.controls, tracking.controls, jobPages.controls);
    for (const path of ["/local/jobs-provider", "/local/jobs-provider/*"]) {
      app.all(path, (c) => pages.fetch(c.req.raw));
    }
  }
  app.notFound((c) => c.text("Page not found.\n", 404));

  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, close };
}
