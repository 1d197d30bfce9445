import { readCookie } from "#app/request/cookies.ts";

export function readAnalytics(request: Request, fields: Record<string, unknown>) {
  const read = (name: string) => {
    const id = fields[name] ?? readCookie(request.headers, name);
    return typeof id === "string" && /^[\w-]{1,200}$/.test(id) ? id : null;
  };
  return { visitorId: read("datafast_visitor_id"), sessionId: read("datafast_session_id") };
}
