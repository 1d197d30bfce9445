import { Hono } from "hono";
import type { BoardControls } from "#local/applicant-tracking/controls.ts";
import { standInBoards } from "#local/applicant-tracking/stand-in-boards.ts";
import { type PageControls, type PageState, pageStates } from "#local/job-pages/controls.ts";
import { type Trouble, troubles } from "#local/troubles.ts";
import { controlPage, controlPolicy } from "./control-page.ts";
import type { ProviderControls } from "./controls.ts";

const home = "/local/jobs-provider";
const slowBoardMs = 3_000;

export function createControlPages(
  provider: ProviderControls,
  boards: BoardControls,
  pages: PageControls,
): Hono {
  const app = new Hono();

  app.get(home, async (c) =>
    c.html(String(await controlPage(provider, boards, pages)), 200, {
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
    if (requests === null || jobs === null) return "Enter whole numbers for requests and jobs.";
    return done(() => provider.setQuota({ requests, jobs }));
  });
  on("refill", () => done(() => provider.refill()));
  on("fail", (field) => {
    const trouble = field("trouble");
    const next = field("next") ? wholeNumber(field("next")) : Number.POSITIVE_INFINITY;
    if (!isTrouble(trouble) || next === null)
      return "Choose a fault from the list, and a whole number of requests.";
    return done(() => provider.fail(trouble, { next }));
  });
  on("slow", (field) => {
    const ms = wholeNumber(field("ms"));
    if (ms === null) return "Enter milliseconds as a whole number.";
    return done(() => provider.slow(ms));
  });
  on("recover", () => done(() => provider.recover()));
  on("expire", () => done(() => provider.expire()));
  on("change", () => done(() => provider.change()));
  on("many-expired", () => done(() => provider.listManyExpired(!provider.state.listsManyExpired)));
  on("forget-lists", () => done(() => provider.clearLists()));
  on("board", (field) => {
    const token = field("token");
    if (!standInBoards.some((board) => board.token === token)) return "Unknown board.";
    return tellBoard(boards, token, field("does"));
  });
  on("boards-recover", () => done(() => boards.recover()));

  on("page", (field) => {
    const [address, state] = [field("address"), field("state")];
    if (!URL.canParse(address) || !isPageState(state)) return "Enter an address and choose a state.";
    return done(() => pages.become(address, state));
  });
  on("pages-recover", () => done(() => pages.recover()));

  app.notFound((c) => c.text("Page not found.\n", 404));
  return app;
}

function tellBoard(boards: BoardControls, token: string, does: string): string | null {
  if (isTrouble(does)) return done(() => boards.fail(token, does));
  if (does === "open") return boards.open(token) ? null : "This board has no more jobs to open.";
  if (does === "close") return boards.close(token) ? null : "This board has no more jobs to close.";
  if (does === "gone" || does === "back") return done(() => boards.gone(token, does === "gone"));
  if (does === "slow") return done(() => boards.slow(token, slowBoardMs));
  return "Unknown action for a board.";
}

function done(act: () => unknown): null {
  act();
  return null;
}

function isPageState(text: string): text is PageState {
  return Object.hasOwn(pageStates, text);
}

function isTrouble(text: string): text is Trouble {
  return Object.hasOwn(troubles, text);
}

function wholeNumber(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}
