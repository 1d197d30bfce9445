import { env } from "#core/platform/env.server.ts";
import { SourceError } from "#core/sources/source-error.ts";

const part = /^[a-z0-9](?:[a-z0-9_-]{0,61}[a-z0-9])?$/i;

export function faultOfToken(token: string): string | null {
  const parts = token.split(":");
  if (parts.length === 3 && parts.every((each) => part.test(each))) return null;
  return "A Workday token is tenant:cluster:site, as in acme:wd5:Acme_Careers, each of letters, digits, - and _.";
}

export function addressesOf(token: string): { api: string; pages: string } {
  const fault = faultOfToken(token);
  if (fault) throw new SourceError(fault);
  const [tenant = "", cluster = "", site = ""] = token.split(":");
  const base = env.WORKDAY_URL.replaceAll("{tenant}", tenant)
    .replaceAll("{cluster}", cluster)
    .replace(/\/$/, "");
  return { api: `${base}/wday/cxs/${tenant}/${site}`, pages: `${base}/${site}` };
}

/** We request this path, so nothing but "/job/Granby-CO/Lift-Operator_R-1234" is accepted. */
export function isJobPath(path: string): boolean {
  return /^\/job\/[^?#\\\s]{1,400}$/.test(path) && !path.split("/").includes("..");
}

/** The requisition at the end of a path stays the same when the title changes. */
export function requisitionOf(path: string): string {
  const last = path.split("/").at(-1) ?? "";
  const at = last.lastIndexOf("_");
  return (at > 0 ? last.slice(at + 1) : last).slice(-80);
}

export function leadsTo(address: string | null, path: string): boolean {
  if (!address || !URL.canParse(address)) return false;
  return new URL(address).pathname.endsWith(new URL(path, "https://workday.example").pathname);
}
