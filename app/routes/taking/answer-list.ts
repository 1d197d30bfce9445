import { setImmediate } from "node:timers/promises";
import { data, type RouterContextProvider } from "react-router";
import { clientAddressContext, viewerContext } from "#app/context.ts";
import type { TakenList, TakenPage } from "#app/offline/taken/taken-list.ts";
import { mayTake } from "#core/jobs/taken/may-take.ts";
import { drawFrame, policy } from "./draw-taken.server.tsx";

/** Throws where somebody takes too many. */
export async function limitTaking(context: Readonly<RouterContextProvider>): Promise<void> {
  const taken = await mayTake(context.get(viewerContext), context.get(clientAddressContext));
  if (taken.ok) return;
  const headers = { "Retry-After": String(taken.retryAfter) };
  throw data({ error: "Too many lists were taken along. Please try again later." }, { status: 429, headers });
}

/** Other pages wait for no list of two hundred jobs. */
export async function drawEach<Job>(jobs: Job[], draw: (job: Job) => TakenPage): Promise<TakenPage[]> {
  const pages: TakenPage[] = [];
  for (const job of jobs) {
    pages.push(draw(job));
    await setImmediate();
  }
  return pages;
}

export function answerList(list: Pick<TakenList, "title" | "path" | "pages">): Response {
  return Response.json({ ...list, frame: drawFrame(), policy } satisfies TakenList, {
    headers: { "X-Robots-Tag": "noindex" },
  });
}
