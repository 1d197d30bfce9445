import { NotPublic } from "#core/platform/public-lookup.ts";
import type { Ask, Method } from "./ask-web.ts";

/**
 * `dead` means that the page or its host is gone. `unclear` means that the site refuses programs or had a bad
 * day.
 */
export type LinkAnswer = {
  outcome: "sound" | "dead" | "unclear";
  status: number | null;
  problem: string | null;
};

const mostRedirects = 20;
const redirects = [301, 302, 303, 307, 308];

export async function askLink(url: string, ask: Ask): Promise<LinkAnswer> {
  const answer = await follow(url, "HEAD", ask);
  const isNoHost = answer.outcome === "dead" && answer.status === null;
  const isSettled = answer.outcome === "sound" || isNoHost || answer.status === 429;
  return isSettled ? answer : follow(url, "GET", ask);
}

async function follow(start: string, method: Method, ask: Ask): Promise<LinkAnswer> {
  try {
    let url = new URL(start);
    for (let hop = 0; hop <= mostRedirects; hop++) {
      const { status, location } = await ask(url, method);
      const next = redirects.includes(status) && location !== null ? URL.parse(location, url) : null;
      if (!next) return judge(status);
      url = next;
    }
    return unclear("It leads in circles.");
  } catch (error) {
    return judgeFailure(error);
  }
}

function judge(status: number): LinkAnswer {
  if (status >= 200 && status < 400) return { outcome: "sound", status, problem: null };
  if (status === 404 || status === 410) return { outcome: "dead", status, problem: "The page is gone." };
  const problem = status >= 500 ? "Its server is in trouble." : "Its server refuses to answer us.";
  return { ...unclear(problem), status };
}

function judgeFailure(error: unknown): LinkAnswer {
  const { name, code, message } = error as NodeJS.ErrnoException;
  if (code === "ENOTFOUND") return { outcome: "dead", status: null, problem: "The host does not exist." };
  if (name === "TimeoutError") return unclear("It took too long to answer.");
  if (error instanceof NotPublic) return unclear("It leads to an address that is not public.");
  return unclear(`It cannot be reached (${code ?? message}).`);
}

function unclear(problem: string): LinkAnswer {
  return { outcome: "unclear", status: null, problem };
}
