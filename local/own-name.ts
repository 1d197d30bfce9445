import { createMiddleware } from "hono/factory";

const ownNames = ["127.0.0.1", "localhost"];

/** A page elsewhere can give this machine's address a name of its own and read what answers to that. */
export const refuseOtherNames = createMiddleware(async (c, next) => {
  if (!ownNames.includes(new URL(c.req.url).hostname)) return c.text("Not here.\n", 403);
  await next();
});
