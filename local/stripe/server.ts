import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import type Stripe from "stripe";
import { refuseOtherNames } from "#local/own-name.ts";
import { Account } from "./account.ts";
import { type ApiSettings, stripeApi } from "./api.ts";
import type { CardBehaviour } from "./cards.ts";
import { completeSession, completeUnpaid, settleSession } from "./checkout.ts";
import { passTime } from "./clock.ts";
import { Deliveries } from "./deliveries.ts";
import { readState, writeState } from "./keep.ts";
import { chargeOf, closeDispute, openDispute, refundCharge } from "./money-back.ts";
import { newId } from "./objects/id.ts";
import { stripePages } from "./pages/pages.ts";

const tickMs = 30_000;

type Controls = {
  pay(session: string, payer: { email: string; card?: CardBehaviour }): void;
  /** Uses a delayed payment method; the caller decides the outcome. */
  payLater(session: string, email: string): void;
  settle(session: string, outcome: "succeeded" | "failed"): void;
  setCard(customer: string, card: CardBehaviour): void;
  refund(paid: string, amount?: number): Stripe.Refund;
  dispute(paid: string): Stripe.Dispute;
  closeDispute(dispute: string, status: "won" | "lost"): void;
};

export type LocalStripe = Controls & {
  url: string;
  deliveries: Deliveries;
  settings: ApiSettings;
  passTime(): void;
  close(): Promise<void>;
};

export async function startStripe(given: {
  port?: number;
  webhook: { url: string; secret: string };
  now?: () => Date;
  file?: string;
  /** Address for browsers, if it differs from the server's. */
  publicUrl?: string;
}): Promise<LocalStripe> {
  const app = new Hono();
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(given.port ?? 0, "127.0.0.1", resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const deliveries: Deliveries = new Deliveries(given.webhook, (event) =>
    account.add({ ...structuredClone(event), id: newId("evt") }),
  );
  const account: Account = new Account({
    state: readState(given.file ?? null),
    publicUrl: given.publicUrl ?? url,
    now: given.now ?? (() => new Date()),
    tell: (event) => deliveries.send(event),
  });
  const settings: ApiSettings = { afterLastRetry: "canceled", outage: null };
  const save = () => {
    if (given.file) writeState(given.file, account.state);
  };
  app.use(refuseOtherNames);
  app.use(async (c, next) => {
    await next();
    if (c.req.method !== "GET") save();
  });
  app.route("/", stripeApi(account, settings));
  app.route("/", stripePages(account, settings));

  const tick = () => {
    passTime(account, settings.afterLastRetry);
    save();
  };
  const ticking = setInterval(tick, tickMs).unref();
  return {
    url,
    deliveries,
    settings,
    passTime: tick,
    ...controlsOf(account),
    close: async () => {
      clearInterval(ticking);
      await deliveries.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      save();
    },
  };
}

function controlsOf(account: Account): Controls {
  return {
    pay: (session, { email, card = "succeeds" }) =>
      completeSession(account, account.get("checkout.session", session), { email, card }),
    payLater: (session, email) => completeUnpaid(account, account.get("checkout.session", session), email),
    settle: (session, outcome) => settleSession(account, account.get("checkout.session", session), outcome),
    setCard: (customer, card) => {
      account.state.cards[account.get("customer", customer).id] = card;
    },
    refund: (paid, amount) => refundCharge(account, chargeOf(account, paid), amount),
    dispute: (paid) => openDispute(account, chargeOf(account, paid)),
    closeDispute: (dispute, status) => closeDispute(account, account.get("dispute", dispute), status),
  };
}
