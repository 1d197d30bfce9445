import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type JobsOn, jobsByDay } from "#local/demo/jobs-by-day.ts";
import { serve } from "#local/serve.ts";
import { answerTrouble } from "#local/troubles.ts";
import type { Answer, BoardRequest } from "./answer.ts";
import { ashby, ashbyUnknown } from "./ashby.ts";
import { BoardControls } from "./controls.ts";
import { greenhouse, greenhouseUnknown } from "./greenhouse.ts";
import { lever, leverUnknown } from "./lever.ts";
import { neogov, neogovUnknown } from "./neogov.ts";
import type { Opening } from "./opening.ts";
import { employerOf, openingsByBoard } from "./openings.ts";
import { type StandInBoard, type System, standInBoards } from "./stand-in-boards.ts";
import { workday, workdayUnknown } from "./workday.ts";

export type ApplicantTracking = {
  url: string;
  env: Record<string, string>;
  controls: BoardControls;
  close(): Promise<void>;
};

export async function startApplicantTracking({
  port = 0,
  now = () => new Date(),
  jobs = jobsByDay(),
}: {
  port?: number;
  now?: () => Date;
  jobs?: JobsOn;
} = {}): Promise<ApplicantTracking> {
  const controls = new BoardControls();
  const openingsOf = openingsByBoard(controls, jobs);

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? "/", "http://boards");
    const asked = { method: request.method ?? "GET", url, body: await readAll(request) };
    controls.asked.push(`${asked.method} ${url.pathname}${url.search}`);
    const route = findRoute(url);
    if (!route) return send(request, response, { status: 404, type: "text/plain", body: "Not Found" });
    const { board } = route;
    const right = () => (board ? route.answer(asked, board, openingsOf(board, now()), now()) : route.unknown);
    if (!board || controls.isGone(board.token)) return send(request, response, route.unknown);
    const troubles = controls.troublesOf(board.token);
    await troubles.pause();
    const trouble = troubles.take(url.pathname);
    if (trouble) answerTrouble(trouble, response, textOf(right()));
    else send(request, response, right());
  }

  const { url, close } = await serve(port, handle);
  return {
    url,
    env: {
      GREENHOUSE_URL: url,
      LEVER_URL: url,
      ASHBY_URL: url,
      WORKDAY_URL: `${url}/{tenant}.{cluster}`,
      NEOGOV_URL: url,
      DEMO_BOARDS: JSON.stringify(
        standInBoards.map((board) => ({
          source: board.system,
          employer: employerOf(board).name,
          token: board.token,
        })),
      ),
    },
    controls,
    close,
  };
}

type Route = {
  board: StandInBoard | null;
  unknown: Answer;
  answer(asked: BoardRequest, board: StandInBoard, openings: Opening[], now: Date): Answer;
};

function findRoute({ pathname, searchParams }: URL): Route | null {
  const routeTo = (
    system: System,
    token: string | undefined,
    unknown: Answer,
    answer: Route["answer"],
  ): Route => {
    const board = standInBoards.find((each) => each.system === system && each.token === token) ?? null;
    return { board, unknown, answer };
  };
  const ofGreenhouse = /^\/v1\/boards\/([^/]+)\/jobs$/.exec(pathname);
  if (ofGreenhouse)
    return routeTo("greenhouse", ofGreenhouse[1], greenhouseUnknown, (_, __, openings) =>
      greenhouse(openings, searchParams),
    );
  const ofLever = /^\/v0\/postings\/([^/]+)$/.exec(pathname);
  if (ofLever)
    return routeTo("lever", ofLever[1], leverUnknown, (_, __, openings) => lever(openings, searchParams));
  const ofAshby = /^\/posting-api\/job-board\/([^/]+)$/.exec(pathname);
  if (ofAshby)
    return routeTo("ashby", ofAshby[1], ashbyUnknown, (_, __, openings) => ashby(openings, searchParams));
  const ofWorkday = /^\/([^/.]+)\.([^/]+)\/wday\/cxs\/([^/]+)\/([^/]+)(\/.+)$/.exec(pathname);
  if (ofWorkday) {
    const [, tenant, cluster, named, site = "", rest = ""] = ofWorkday;
    const token = tenant === named ? `${tenant}:${cluster}:${site}` : undefined;
    return routeTo("workday", token, workdayUnknown, (asked, _, openings, now) =>
      workday(openings, rest, asked, site, now),
    );
  }
  if (pathname === "/SearchEngine/JobsFeed")
    return routeTo("neogov", searchParams.get("agency") ?? undefined, neogovUnknown, (_, board, openings) =>
      neogov(openings, employerOf(board), board.token),
    );
  return null;
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

function textOf({ body }: Answer): string {
  return typeof body === "string" ? body : JSON.stringify(body);
}

function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const text = textOf(answer);
  const etag = `W/"${createHash("sha1").update(text).digest("hex").slice(0, 20)}"`;
  if (answer.status === 200 && request.headers["if-none-match"] === etag) {
    response.writeHead(304, { etag }).end();
    return;
  }
  const type = answer.type ?? "application/json";
  const mark = answer.status === 200 && request.method === "GET" ? { etag } : {};
  response.writeHead(answer.status, { "content-type": type, ...mark }).end(text);
}
