import { fieldsIn } from "./fields-in.ts";

/** True for whoever bears a token, whatever it accepts, and whoever calls a function without a form. */
export function wantsJson(request: Request): boolean {
  const { headers, url } = request;
  if (/^\/(functions|rest)\/v1\//.test(new URL(url).pathname) && !isForm(request)) return true;
  const [accept, authorization] = [headers.get("accept") ?? "", headers.get("authorization") ?? ""];
  return accept.includes("application/json") || isJson(request) || /^bearer /i.test(authorization);
}

/** Throws the answer to a program whose body is neither empty nor a JSON object. */
export async function readFields(
  request: Request,
  lists?: readonly string[],
): Promise<Record<string, unknown>> {
  if (isForm(request) || !wantsJson(request)) {
    const form = await request.formData().catch(() => new FormData());
    return fieldsIn(form, lists);
  }
  const text = await request.text().catch(() => "");
  return text.trim() === "" ? {} : readObject(text);
}

function readObject(text: string): Record<string, unknown> {
  const body = parse(text);
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw refuseBody("Send the fields as a JSON object. Nothing was changed.");
  return { ...body };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refuseBody("The body of this request isn't valid JSON. Nothing was changed.");
  }
}

function refuseBody(error: string): Response {
  return Response.json({ error }, { status: 400, headers: { "Cache-Control": "no-store" } });
}

function isForm({ headers }: Request): boolean {
  const type = headers.get("content-type") ?? "";
  return type.startsWith("application/x-www-form-urlencoded") || type.startsWith("multipart/form-data");
}

function isJson({ headers }: Request): boolean {
  return (headers.get("content-type") ?? "").startsWith("application/json");
}
