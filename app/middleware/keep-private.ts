import type { MiddlewareFunction } from "react-router";

/** For a page that is one person's, or whose address holds a token: nobody keeps it, and links do not tell of it. */
export const keepPrivate: MiddlewareFunction<Response> = async (_, next) => {
  const answer = await next();
  answer.headers.set("Cache-Control", "private, no-store");
  answer.headers.set("Referrer-Policy", "no-referrer");
  return answer;
};
