import type { HeadersArgs } from "react-router";

const header = "X-Waymark-Fresh-Until";

/** Tells the page cache when this answer turns wrong by itself, because a listing on it runs out. */
export function freshUntil(moment: Date | null): { headers: HeadersInit } {
  return { headers: moment ? { [header]: String(moment.getTime()) } : {} };
}

/** For a route's `headers`: hands the loader's word on to the document's answer. */
export function passFreshUntil({ loaderHeaders }: HeadersArgs): HeadersInit {
  const moment = loaderHeaders.get(header);
  return moment ? { [header]: moment } : {};
}
