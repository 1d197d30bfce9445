import type { IncomingMessage, ServerResponse } from "node:http";
import { loadDemoJobs } from "#local/demo/load-demo-jobs.ts";
import { serve } from "#local/serve.ts";
import { PageControls, pageOf } from "./controls.ts";

export type JobPages = {
  url: string;
  env: Record<string, string>;
  controls: PageControls;
  close(): Promise<void>;
};

const moved = "/moved/";
const home = "/careers";

/** Answers for every host that demonstration jobs lead to, told apart by the header "Host". */
export async function startJobPages(): Promise<JobPages> {
  const controls = new PageControls();
  let titles: Map<string, string> | undefined;
  const titleOf = (page: string) => {
    titles ??= new Map(
      loadDemoJobs().flatMap(({ url, title }) => (url ? [[pageOf(new URL(url)), title]] : [])),
    );
    return titles.get(page) ?? "Job opening";
  };

  async function handle({ headers, url: target = "/" }: IncomingMessage, response: ServerResponse) {
    const url = new URL(target, `http://${headers.host ?? "jobs"}`);
    if (url.pathname === "/robots.txt") return send(response, 404, "Not found");
    if (url.pathname.startsWith(moved))
      return send(response, 200, decodeURIComponent(url.pathname.slice(moved.length)));
    if (url.pathname === home) return send(response, 200, "Careers");
    const page = pageOf(url);
    controls.asked.push(page);
    const title = titleOf(page);
    const state = controls.stateOf(page);
    if (state === "gone") send(response, 404, "Not found");
    if (state === "refuses") send(response, 403, "Forbidden");
    if (state === "moved") lead(response, moved + encodeURIComponent(title));
    if (state === "home") lead(response, home);
    if (state === "works") send(response, 200, title);
  }

  const { url, close } = await serve(0, handle);
  return { url, env: { DEMO_LINKS_URL: url }, controls, close };
}

function send(response: ServerResponse, status: number, title: string): void {
  const text = title.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  response
    .writeHead(status, { "content-type": "text/html; charset=utf-8" })
    .end(`<!doctype html><title>${text}</title><h1>${text}</h1>`);
}

function lead(response: ServerResponse, location: string): void {
  response.writeHead(302, { location }).end();
}
