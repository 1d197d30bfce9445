import { createHmac } from "node:crypto";
import { confirmCode } from "#core/accounts/confirm-code.ts";
import { peekSignInLink } from "#core/accounts/confirm-sign-in.ts";
import { listSessions } from "#core/accounts/list-sessions.ts";
import { readAccount } from "#core/accounts/read-account.ts";
import { requestSignIn } from "#core/accounts/request-sign-in.ts";
import { reconcileBilling } from "#core/billing/events/reconcile.ts";
import { claimSubscriptions } from "#core/billing/subscriptions/claim-subscriptions.ts";
import { readSubscription } from "#core/billing/subscriptions/read-subscription.ts";
import { isSuppressed } from "#core/mail/suppression.ts";
import { pool } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { exportData } from "#core/privacy/export-data.ts";
import { purge } from "#core/privacy/purge.ts";
import { takeFrom } from "#core/rate-limits/take.ts";
import { measureQueries } from "./measure-queries.ts";
import { seedAccounts } from "./seed-accounts.ts";

export async function benchAccounts(total: number) {
  await seedAccounts(total);
  const { rows: people } = await pool.query<{ user_id: string; email: string; token: string; id: string }>(
    `select user_id, email, token, sessions.id from sessions join profiles on profiles.id = user_id
     where profiles.email like 'person-7%' limit 60`,
  );
  const person = (n: number) => people[n % people.length] ?? fail();
  const limit = { count: 1_000_000, seconds: 3600 };
  await measureQueries(
    `Queries over ${total.toLocaleString("en-US")} accounts, with their sessions, orders, subscriptions, events and mails (ms; one connection)`,
    [
      ["session of a request", "10", (n) => readAccount(new Headers({ cookie: cookieOf(person(n).token) }))],
      ["subscription of a person", "10", (n) => readSubscription(person(n).user_id)],
      [
        "sessions of a person",
        "10",
        (n) => listSessions({ userId: person(n).user_id, sessionId: person(n).id }),
      ],
      ["count one use of a limit", "10", (n) => takeFrom("bench", limit, `client ${n}`)],
      [
        "ask for a sign-in link",
        "20",
        (n) =>
          requestSignIn({
            email: person(n).email,
            next: "/",
            clientAddress: `client ${crypto.randomUUID()}`,
          }),
      ],
      ["look at a sign-in link", "10", () => peekSignInLink("abcdefghijklmnopqrstuvwxyzabcdef")],
      [
        "type a wrong sign-in code",
        "10",
        () =>
          confirmCode(crypto.randomUUID(), "123456", { userAgent: null, clientAddress: crypto.randomUUID() }),
      ],
      [
        "claim what was bought signed out",
        "10",
        (n) => claimSubscriptions({ userId: person(n).user_id, email: person(n).email }),
      ],
      ["suppression of an address", "10", (n) => isSuppressed(person(n).email)],
      ["export of a person's data", "50", (n) => exportData(person(n).user_id)],
      ["purge, with nothing outdated (hourly)", "–", () => purge()],
      ["reconciliation, with nothing in doubt (every 15 min)", "–", () => reconcileBilling()],
    ],
  );
}

/** better-auth signs with HMAC-SHA256, Base64-encoded. */
function cookieOf(token: string): string {
  const signature = createHmac("sha256", env.AUTH_SECRET).update(token).digest("base64");
  return `waymark.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}

function fail(): never {
  throw new Error("No account was seeded.");
}
