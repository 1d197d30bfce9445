import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export const troubles = {
  "401": "key refused (401)",
  "403": "no subscription (403)",
  "429-month": "monthly quota used up (429)",
  "429-second": "too many requests a second (429, Retry-After: 1)",
  "500": "server error (500)",
  "503": "service unavailable (503)",
  html: "a web page instead of data",
  truncated: "truncated data",
  "wrong-types": "rows with wrong types",
  "unknown-form": "data in another form",
  reset: "connection reset",
} as const;

export type Trouble = keyof typeof troubles;

export class Troubles {
  #trouble: Trouble | null = null;
  #path: string | null = null;
  #left = 0;
  #delayMs = 0;

  /** Fails the next requests, or all until `recover`, optionally on one path. */
  fail(trouble: Trouble, { next = Number.POSITIVE_INFINITY, path }: { next?: number; path?: string } = {}) {
    this.#trouble = trouble;
    this.#left = next;
    this.#path = path ?? null;
  }

  slow(delayMs: number) {
    this.#delayMs = delayMs;
  }

  recover() {
    this.#left = 0;
    this.#delayMs = 0;
  }

  get current(): { trouble: Trouble | null; left: number; delayMs: number } {
    return { trouble: this.#left > 0 ? this.#trouble : null, left: this.#left, delayMs: this.#delayMs };
  }

  async pause(): Promise<void> {
    if (this.#delayMs > 0) await sleep(this.#delayMs, undefined, { ref: false });
  }

  take(path: string): Trouble | null {
    if (this.#left <= 0 || (this.#path !== null && this.#path !== path)) return null;
    this.#left -= 1;
    return this.#trouble;
  }
}

const refusals: Partial<Record<Trouble, [status: number, message: string]>> = {
  "401": [401, "Invalid API key. Go to https://docs.rapidapi.com/docs/keys for more info."],
  "403": [403, "You are not subscribed to this API."],
  "429-month": [429, "You have exceeded the MONTHLY quota for Requests on your current plan, ULTRA."],
  "429-second": [429, "Too many requests"],
  "500": [500, "Internal Server Error"],
  "503": [503, "Service Unavailable"],
};

const brokenRows = [{ id: {}, title: 7, organization: null, date_posted: [] }, "a text", 12, null, [[]]];

export function answerTrouble(trouble: Trouble, response: ServerResponse, right: string): void {
  const refusal = refusals[trouble];
  if (refusal) {
    const headers = {
      "content-type": "application/json",
      ...(trouble === "429-second" && { "retry-after": "1" }),
    };
    response.writeHead(refusal[0], headers).end(JSON.stringify({ message: refusal[1] }));
  } else if (trouble === "reset") {
    response.destroy();
  } else if (trouble === "html") {
    response
      .writeHead(200, { "content-type": "text/html" })
      .end("<!doctype html><title>Maintenance</title><p>We will be back soon.</p>");
  } else {
    const bodies: Partial<Record<Trouble, string>> = {
      truncated: right.slice(0, Math.max(1, Math.floor(right.length / 2))),
      "wrong-types": JSON.stringify(brokenRows),
    };
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(bodies[trouble] ?? JSON.stringify({ results: "none" }));
  }
}
