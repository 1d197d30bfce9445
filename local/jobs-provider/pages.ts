import { Hono } from "hono";
import type { BoardControls } from "#local/applicant-tracking/controls.ts";
import { shownBoards } from "#local/applicant-tracking/shown-boards.ts";
import { type Trouble, troubles } from "#local/troubles.ts";
import { controlPage, controlPolicy } from "./control-page.ts";
import type { ProviderControls } from "./controls.ts";

const home = "/local/jobs-provider";
const slowBoardMs = 3_000;

export function createControlPages(provider: ProviderControls, boards: BoardControls): Hono {
  const app = new Hono();

  app.get(home, async (c) =>
    c.html(String(await controlPage(provider, boards)), 200, {
      "Content-Security-Policy": controlPolicy,
      "Cache-Control": "no-store",
    }),
  );

  const on = (action: string, act: (field: (name: string) => string) => string | null) =>
    app.post(`${home}/${action}`, async (c) => {
      const form = await c.req.formData();
      const refusal = act((name) => String(form.get(name) ?? "").trim());
      return refusal ? c.text(`${refusal}\n`, 400) : c.redirect(home, 303);
    });

  on("quota", (field) => {
    const [requests, jobs] = [wholeNumber(field("requests")), wholeNumber(field("jobs"))];
    if (requests === null || jobs === null) return "Requests and jobs are whole numbers.";
    return done(() => provider.setQuota({ requests, jobs }));
  });
  on("refill", () => done(() => provider.refill()));
  on("fail", (field) => {
    const trouble = field("trouble");
    const next = field("next") ? wholeNumber(field("next")) : Number.POSITIVE_INFINITY;
    if (!isTrouble(trouble) || next === null) return "Nothing is known to go wrong like that.";
    return done(() => provider.fail(trouble, { next }));
  });
  on("slow", (field) => {
    const ms = wholeNumber(field("ms"));
    if (ms === null) return "Milliseconds are a whole number.";
    return done(() => provider.slow(ms));
  });
  on("recover", () => done(() => provider.recover()));
  on("expire", () => done(() => provider.expire()));
  on("change", () => done(() => provider.change()));
  on("many-expired", () => done(() => provider.listManyExpired(!provider.state.listsManyExpired)));
  on("forget-lists", () => done(() => provider.clearLists()));
  on("board", (field) => {
    const token = field("token");
    if (!shownBoards.some((board) => board.token === token)) return "There is no such board.";
    return tellBoard(boards, token, field("does"));
  });
  on("boards-recover", () => done(() => boards.recover()));

  app.notFound((c) => c.text("Nothing stands here.\n", 404));
  return app;
}

function tellBoard(boards: BoardControls, token: string, does: string): string | null {
  if (isTrouble(does)) return done(() => boards.fail(token, does));
  if (does === "open") return boards.open(token) ? null : "This board has nothing more to open.";
  if (does === "close") return boards.close(token) ? null : "This board has nothing more to close.";
  if (does === "gone" || does === "back") return done(() => boards.gone(token, does === "gone"));
  if (does === "slow") return done(() => boards.slow(token, slowBoardMs));
  return "A board does no such thing.";
}

function done(act: () => unknown): null {
  act();
  return null;
}

function isTrouble(text: string): text is Trouble {
  return Object.hasOwn(troubles, text);
}

function wholeNumber(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}
