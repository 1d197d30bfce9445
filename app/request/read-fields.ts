import { data } from "react-router";
import { fieldsIn } from "./fields-in.ts";

/** True for whoever bears a token, whatever it accepts, and whoever calls a function without a form. */
export function wantsJson(request: Request): boolean {
  const { headers, url } = request;
  if (/^\/(functions|rest)\/v1\//.test(new URL(url).pathname) && !isForm(request)) return true;
  const [accept, authorization] = [headers.get("accept") ?? "", headers.get("authorization") ?? ""];
  return accept.includes("application/json") || isJson(request) || /^bearer /i.test(authorization);
}

export type FieldRules = {
  /** Each may be given several times and becomes one text with commas. */
  lists?: readonly string[];
  /** The one field in which a program may send an object of fields. */
  group?: string;
};

type Fields = Record<string, unknown>;

class UnreadableBody extends Error {}

/**
 * A form sends texts; a program sends well-formed texts, numbers, booleans, nulls and flat lists of them in a JSON object. Anything
 * else throws its answer. Null bytes are left out, since PostgreSQL's text accepts none.
 */
export async function readFields(request: Request, rules: FieldRules = {}): Promise<Fields> {
  try {
    return cleanFields(await readBody(request, rules), rules);
  } catch (error) {
    if (!(error instanceof UnreadableBody)) throw error;
    if (!wantsJson(request)) throw data({ error: error.message }, { status: 400 });
    const headers = { "Cache-Control": "no-store" };
    throw Response.json({ error: error.message }, { status: 400, headers });
  }
}

async function readBody(request: Request, { lists }: FieldRules): Promise<unknown> {
  const body = await request.arrayBuffer().catch(() => refuse("The body of this request can't be read."));
  if (!isForm(request) && wantsJson(request)) {
    const text = new TextDecoder().decode(body);
    return text.trim() === "" ? {} : parse(text);
  }
  if (!body.byteLength) return {};
  const headers = { "content-type": request.headers.get("content-type") ?? "" };
  const form = new Response(body, { headers }).formData();
  return fieldsIn(await form.catch(() => refuse("The body of this request isn't a form.")), lists);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse("The body of this request isn't valid JSON.");
  }
}

function cleanFields(body: unknown, { group }: FieldRules): Fields {
  if (!isObject(body)) return refuse("Send the fields as a JSON object.");
  const fields = Object.entries(body).map(([name, value]) =>
    name === group && isObject(value)
      ? [name, cleanFields(value, {})]
      : [cleanValue(name), Array.isArray(value) ? value.map(cleanValue) : cleanValue(value)],
  );
  return Object.fromEntries(fields);
}

function cleanValue(value: unknown): unknown {
  if (typeof value === "string" && value.isWellFormed()) return value.replaceAll("\0", "");
  return value === null || typeof value === "boolean" || Number.isFinite(value)
    ? value
    : refuse("A field of this request isn't plain text.");
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function refuse(reason: string): never {
  throw new UnreadableBody(`${reason} Nothing was changed.`);
}

function isForm({ headers }: Request): boolean {
  const type = headers.get("content-type") ?? "";
  return type.startsWith("application/x-www-form-urlencoded") || type.startsWith("multipart/form-data");
}

function isJson({ headers }: Request): boolean {
  return (headers.get("content-type") ?? "").startsWith("application/json");
}
