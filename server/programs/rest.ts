import { type Context, Hono } from "hono";
import { openApi } from "#core/resources/openapi.ts";
import { findProcedure } from "#core/resources/procedures.ts";
import { type Rows, readRows } from "#core/resources/read-rows.ts";
import { type Reading, readQuery, withinReach } from "#core/resources/reading.ts";
import { notSingle, Refused } from "#core/resources/refusal.ts";
import type { WhenThere } from "#core/resources/resource.ts";
import { findResource } from "#core/resources/resources.ts";
import { changeRows, insertRows, removeRows } from "#core/resources/write-rows.ts";
import { toCsv } from "#core/text/csv.ts";
import { callerOf, inTurn, type ProgramEnv } from "./callers.ts";

type C = Context<ProgramEnv>;

/** Tables in PostgREST's dialect, as far as /developers says. */
export const rest = new Hono<ProgramEnv>()
  .on("GET", ["/rest/v1", "/rest/v1/"], (c) => c.json(openApi()))
  .on(["GET", "POST"], "/rest/v1/rpc/:name", async (c) => {
    const sent = c.req.method === "POST" ? await readBody(c) : c.req.query();
    return c.json(await findProcedure(c.req.param("name")).run(callerOf(c), Object(sent)));
  })
  .get("/rest/v1/:table", async (c) => {
    const reading = readingOf(c);
    const asked = { resource: findResource(c.req.param("table")), caller: callerOf(c) };
    const isCounted = preferred(c).has("count");
    const rows = await inTurn(c, () => readRows(asked, reading, isCounted, new Date()));
    return answerRows(c, rows, reading, rangeStatus(rows, reading));
  })
  .post("/rest/v1/:table", async (c) => {
    const asked = askedOf(c);
    const resolution = preferred(c).get("resolution");
    const whenThere: WhenThere =
      resolution === "merge-duplicates" ? "merge" : resolution === "ignore-duplicates" ? "ignore" : "refuse";
    const key = c.get("url").searchParams.get("on_conflict");
    const rows = await insertRows(asked, await readBody(c), { whenThere, key }, new Date());
    return answerChange(c, asked, rows, 201);
  })
  .patch("/rest/v1/:table", async (c) => {
    const asked = askedOf(c);
    return answerChange(c, asked, await changeRows(asked, await readBody(c), new Date()), 204);
  })
  .delete("/rest/v1/:table", async (c) => {
    const asked = askedOf(c);
    return answerChange(c, asked, await removeRows(asked, new Date()), 204);
  })
  .all("/rest/v1/*", (c) => {
    throw new Refused(405, "PGRST117", `Unsupported HTTP method: ${c.req.method}`);
  });

const single = "application/vnd.pgrst.object+json";

type Asked = ReturnType<typeof askedOf>;

function askedOf(c: C) {
  return {
    resource: findResource(c.req.param("table") ?? ""),
    caller: callerOf(c),
    reading: readingOf(c),
    isTold: preferred(c).get("return") === "representation",
    isSingle: isSingle(c),
    mostAffected: Number.parseInt(preferred(c).get("max-affected") ?? "", 10) || null,
  };
}

function readingOf(c: C): Reading {
  const schema = c.req.header(
    c.req.method === "GET" || c.req.method === "HEAD" ? "accept-profile" : "content-profile",
  );
  if (schema && schema !== "public")
    throw new Refused(406, "PGRST106", "The schema must be one of the following: public");
  const reading = readQuery(c.get("url").searchParams);
  const range = /^(?:items=)?(\d{1,5})-(\d{1,9})?$/.exec(c.req.header("range") ?? "");
  if (!range || reading.limit !== null) return reading;
  const [offset, end] = [Number(range[1]), range[2] === undefined ? null : Number(range[2])];
  if (end !== null && end < offset) throw new Refused(416, "PGRST103", "Requested range not satisfiable");
  return { ...reading, offset: withinReach(offset), limit: end === null ? null : end - offset + 1 };
}

/** Example: "count=exact, return=minimal". */
function preferred(c: C): Map<string, string> {
  const words = (c.req.header("prefer") ?? "").split(",").map((word) => word.trim().split("="));
  return new Map(words.map(([name = "", value = ""]) => [name, value]));
}

async function readBody(c: C): Promise<unknown> {
  const text = await c.req.text();
  try {
    return text ? JSON.parse(text) : {};
  } catch {
    throw new Refused(400, "PGRST102", "The body isn't JSON.");
  }
}

function isSingle(c: C): boolean {
  return c.req.header("accept")?.includes(single) ?? false;
}

/** As PostgREST, which counts a page of all as partial content. */
function rangeStatus({ length, total }: Rows, { offset }: Reading): 200 | 206 {
  if (total === null) return 200;
  if (offset > total)
    throw new Refused(416, "PGRST103", "Requested range not satisfiable", {
      details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
    });
  return length < total ? 206 : 200;
}

/** `untold` is the status of an answer without rows. */
function answerChange(c: C, { isTold, reading }: Asked, rows: Rows, untold: 201 | 204): Response {
  const total = preferred(c).has("count") ? rows.length : null;
  if (isTold) return answerRows(c, { ...rows, total }, reading, untold === 201 ? 201 : 200);
  return c.body(null, untold, { "Content-Range": `*/${total ?? "*"}` });
}

function answerRows(
  c: C,
  { body, length, total }: Rows,
  { offset }: Reading,
  status: 200 | 201 | 206,
): Response {
  const range = length ? `${offset}-${offset + length - 1}` : "*";
  const headers = { "Content-Range": `${range}/${total ?? "*"}` };
  const accepted = c.req.header("accept") ?? "";
  const answer = (text: string, type: string) =>
    c.body(text, status, { ...headers, "Content-Type": `${type}; charset=utf-8` });
  if (accepted.startsWith("text/csv")) return answer(csvOf(body), "text/csv");
  const json = accepted.includes("nulls=stripped") ? withoutNulls(body) : body;
  if (!isSingle(c)) return answer(json, "application/json");
  if (length !== 1) throw notSingle(length);
  return answer(json.slice(1, -1), single);
}

function withoutNulls(body: string): string {
  return JSON.stringify(JSON.parse(body, (_key, value) => value ?? undefined));
}

function csvOf(body: string): string {
  const rows: Record<string, unknown>[] = JSON.parse(body);
  const columns = Object.keys(rows[0] ?? {});
  const cell = (value: unknown) =>
    value === null ? null : typeof value === "object" ? JSON.stringify(value) : String(value);
  return toCsv(
    columns,
    rows.map((row) => columns.map((column) => cell(row[column]))),
  );
}
