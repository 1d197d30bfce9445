import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { IsWholeContext } from "#app/boot/page-styles.tsx";
import { hasThrownContext, nonceContext, reportErrorContext, wholePageContext } from "#app/context.ts";
import { drawJobs } from "#app/once/draw-jobs.server.tsx";
import { drawAlike, drawOnce } from "#app/once/draw-once.server.tsx";
import { onServer } from "#app/once/on-server.ts";
import { pagePartsOf } from "#app/once/page-parts.server.ts";
import { PagePartsContext } from "#app/once/page-parts.ts";
import { NonceContext } from "#app/request/nonce.ts";
import { DrawnPreview } from "#app/routes/postings/form/drawn-preview.tsx";
import { PreviewContext } from "#app/routes/postings/form/posting-preview.tsx";

Object.assign(onServer, { drawJobs, drawOnce, drawAlike });

/** Waits for the entire page, so its status is final and it can be stored and compressed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  // The server answers a form that failed itself, with what was typed.
  if (request.method === "POST" && status >= 500 && routerContext.staticHandlerContext.errors)
    return new Response(null, { status, headers });
  const nonce = context.get(nonceContext);
  const parts = pagePartsOf(context);
  const page = (
    <NonceContext value={nonce}>
      <PagePartsContext value={parts}>
        <IsWholeContext value={status < 400}>
          <PreviewContext value={DrawnPreview}>
            <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
          </PreviewContext>
        </IsWholeContext>
      </PagePartsContext>
    </NonceContext>
  );
  const html = await written(page, { nonce, onError: context.get(reportErrorContext) }, request.signal);
  const bytes = parts.put(withScriptsLast(html));
  headers.set("Content-Type", "text/html; charset=utf-8");
  const answer = new Response(null, { headers, status });
  context.set(wholePageContext, { answer, bytes });
  return answer;
}

type Options = { nonce: string; onError: (error: unknown) => void };

function written(page: ReactNode, options: Options, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      ...options,
      onShellError: reject,
      onAllReady: () => {
        signal.removeEventListener("abort", stop);
        resolve(pipe(new Written()).text());
      },
      // With a smaller chunk, React would move parts of a long page to its end, for a script to put back.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
    function stop() {
      abort(signal.reason);
    }
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop);
  });
}

/** React writes a finished page at once. */
class Written extends Writable {
  readonly #parts: Buffer[] = [];

  override write(part: string | Uint8Array) {
    this.#parts.push(Buffer.from(part));
    return true;
  }

  override end() {
    return this;
  }

  text(): string {
    return Buffer.concat(this.#parts).toString();
  }
}

/** React writes preloads of scripts into the head, where they would take a slow network from the text and its sheet. */
function withScriptsLast(html: string): string {
  const endOfHead = html.indexOf("</head>");
  const preloads: string[] = [];
  const head = html.slice(0, endOfHead).replace(/<link rel="modulepreload"[^>]*>/g, (link) => {
    preloads.push(link);
    return "";
  });
  const endOfBody = html.lastIndexOf("</body>");
  return head + html.slice(endOfHead, endOfBody) + preloads.join("") + html.slice(endOfBody);
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  if (isAnswer) return;
  context.set(hasThrownContext, true);
  if (!request.signal.aborted) context.get(reportErrorContext)(error);
};
