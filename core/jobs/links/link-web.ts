import { askWeb, type WebAnswer, type WebRequest } from "#core/platform/ask-web.ts";
import { env } from "#core/platform/env.server.ts";

export type LinkWeb = (url: URL, asked: Pick<WebRequest, "headers" | "mostBytes">) => Promise<WebAnswer>;

/** Links of demonstration jobs lead to real addresses, so they are asked of a stand-in or not at all. */
export function webFor({ isDemo }: { isDemo: boolean }): LinkWeb | null {
  if (!isDemo) return askWeb;
  const via = env.DEMO_LINKS_URL;
  return via ? (url, asked) => askWeb(url, { ...asked, via: new URL(via) }) : null;
}
