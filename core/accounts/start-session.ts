import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";

/**
 * Signs in whoever proved an address to us. better-auth's own links refuse addresses that we accept, such as
 * `smith&sons@example.com`. No request reaches this.
 */
export const startSession = createAuthEndpoint.serverOnly(
  { method: "POST", body: z.object({ userId: z.uuid() }), requireHeaders: true },
  async (ctx) => {
    const { internalAdapter } = ctx.context;
    const user = await internalAdapter.findUserById(ctx.body.userId);
    if (!user) return null;
    const session = await internalAdapter.createSession(user.id);
    await setSessionCookie(ctx, { session, user });
    return ctx.json({ expiresAt: session.expiresAt });
  },
);
