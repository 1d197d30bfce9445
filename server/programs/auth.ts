import { type Context, Hono } from "hono";
import { bearerIn } from "#core/accounts/access-token.ts";
import { findUser, sessionOf, startProgramSession } from "#core/accounts/program-sessions.ts";
import { readBearer } from "#core/accounts/read-bearer.ts";
import { requestSignIn } from "#core/accounts/request-sign-in.ts";
import { revokeSession } from "#core/accounts/revoke-session.ts";
import { signOutEverywhere } from "#core/accounts/sign-out-everywhere.ts";
import type { Refusal } from "#core/rate-limits/take.ts";
import { readEmail } from "#core/text/read-email.ts";
import { waitHeaders } from "#server/guards/page-limit.ts";
import type { AppEnv } from "#server/request-facts.ts";

type C = Context<AppEnv>;

/** The part of GoTrue's dialect by which @supabase/supabase-js signs in by an email's link. */
export const auth = new Hono<AppEnv>()
  .post("/auth/v1/otp", async (c) => {
    const { email: typed } = await readBody(c);
    const email = readEmail(typeof typed === "string" ? typed : "");
    if (email === null)
      return refuse(c, 400, "validation_failed", "Unable to validate email address: invalid format");
    // The email has no code: whoever asks here has no page to enter it on.
    const asked = await requestSignIn({ email, next: "/", clientAddress: c.get("clientAddress") });
    return asked.ok ? c.json({}) : tooOften(c, asked, "over_email_send_rate_limit");
  })
  .post("/auth/v1/verify", async (c) => {
    const { token_hash: link } = await readBody(c);
    const device = { userAgent: c.req.header("user-agent") ?? null, clientAddress: c.get("clientAddress") };
    const started = await startProgramSession(link, device);
    if (started.ok) return c.json(started.session);
    if (started.refusal) return tooOften(c, started.refusal, "over_request_rate_limit");
    return refuse(c, 403, "otp_expired", "Email link is invalid or has expired");
  })
  // Mail programs open links to look at them, so the page asks before it signs in.
  .get("/auth/v1/verify", (c) => {
    const { searchParams } = c.get("url");
    const token = searchParams.get("token_hash") ?? searchParams.get("token") ?? "";
    return c.redirect(`/auth/confirm?token=${encodeURIComponent(token)}`, 303);
  })
  .post("/auth/v1/token", async (c) => {
    if (c.get("url").searchParams.get("grant_type") !== "refresh_token")
      return refuse(
        c,
        400,
        "unsupported_grant_type",
        "Only refresh_token is supported. Sign in by an email's link.",
      );
    const session = await sessionOf((await readBody(c)).refresh_token);
    if (session) return c.json(session);
    return refuse(c, 400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found");
  })
  .get("/auth/v1/user", async (c) => {
    const bearer = await readBearer(c.req.header("authorization"));
    // A key is no session.
    const user = bearer?.account && bearer.sessionId !== null && (await findUser(bearer.account.userId));
    return user ? c.json(user) : noSession(c);
  })
  .post("/auth/v1/logout", async (c) => {
    const bearer = await readBearer(c.req.header("authorization"));
    if (!bearer?.account || bearer.sessionId === null) return noSession(c);
    const { userId } = bearer.account;
    const scope = c.get("url").searchParams.get("scope") ?? "global";
    if (!["local", "others", "global"].includes(scope))
      return refuse(c, 400, "validation_failed", "The scope is local, others or global.");
    if (scope === "local") await revokeSession(userId, bearer.sessionId);
    else await signOutEverywhere(userId, scope === "others" ? bearer.sessionId : undefined);
    return c.body(null, 204);
  })
  .all("/auth/v1/*", (c) =>
    refuse(c, 404, "not_found", "This isn't part of signing in here. See /developers."),
  );

function noSession(c: C): Response {
  const isMissing = bearerIn(c.req.header("authorization")) === null;
  return isMissing
    ? refuse(c, 401, "no_authorization", "This endpoint requires a valid Bearer token")
    : refuse(c, 403, "session_not_found", "Session from session_id claim in JWT does not exist");
}

function tooOften(c: C, { limit, retryAfter }: Refusal, code: string): Response {
  const message = `For security purposes, you can only request this after ${retryAfter} seconds.`;
  return refuse(c, 429, code, message, waitHeaders(limit, retryAfter));
}

function refuse(
  c: C,
  status: 400 | 401 | 403 | 404 | 429,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  // Clients read the code from the header's version of the answer's form.
  return c.json({ code, error_code: code, message, msg: message }, status, {
    ...headers,
    "X-Supabase-Api-Version": "2024-01-01",
  });
}

async function readBody(c: C): Promise<Record<string, unknown>> {
  const body: unknown = await c.req.json().catch(() => null);
  return typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {};
}
