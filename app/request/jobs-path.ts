import type { RouterContextProvider } from "react-router";
import { site } from "#core/platform/site.ts";
import { readNext } from "./next-path.ts";
import { oneTimeParameters } from "./use-clear-parameters.ts";

export const allJobsPath = "/jobs";

const pagesWithJobs = /^\/(jobs|find|remote-jobs|search\/(?!all$)[^/]+|company\/.+|outdoor-jobs-[^/]+)$/;

/** Reads the list or job that a buyer came from. Filters of the home page are those of the list of all jobs. */
export function readJobsPath(from: unknown, context: Readonly<RouterContextProvider>): string {
  const address = new URL(readNext(from, context), site.origin);
  if (address.pathname === "/") address.pathname = allJobsPath;
  if (!pagesWithJobs.test(address.pathname)) return allJobsPath;
  for (const name of oneTimeParameters) address.searchParams.delete(name);
  return address.pathname + address.search;
}

/** Without script, only this header tells where a form was sent. */
export function refererPath({ headers }: Request): string | null {
  const address = URL.parse(headers.get("referer") ?? "");
  return address?.origin === new URL(site.origin).origin ? address.pathname + address.search : null;
}
