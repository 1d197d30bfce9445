import { fieldsIn } from "./fields-in.ts";

/** True for whoever bears a token, whatever it accepts, and whoever calls a function without a form. */
export function wantsJson(request: Request): boolean {
  const { headers, url } = request;
  if (/^\/(functions|rest)\/v1\//.test(new URL(url).pathname) && !isForm(request)) return true;
  const [accept, authorization] = [headers.get("accept") ?? "", headers.get("authorization") ?? ""];
  return accept.includes("application/json") || isJson(request) || /^bearer /i.test(authorization);
}

export async function readFields(
  request: Request,
  lists?: readonly string[],
): Promise<Record<string, unknown>> {
  try {
    if (!isJson(request)) return fieldsIn(await request.formData(), lists);
    const body: unknown = await request.json();
    return body && typeof body === "object" && !Array.isArray(body) ? { ...body } : {};
  } catch {
    return {};
  }
}

function isForm({ headers }: Request): boolean {
  const type = headers.get("content-type") ?? "";
  return type.startsWith("application/x-www-form-urlencoded") || type.startsWith("multipart/form-data");
}

function isJson({ headers }: Request): boolean {
  return (headers.get("content-type") ?? "").startsWith("application/json");
}
