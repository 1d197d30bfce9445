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
import { FirstBytesContext } from "#app/boot/first-bytes.ts";
import { pageBytes } from "#app/boot/page-bytes.ts";
import { drawJobs } from "#app/components/lists/drawn/draw-jobs.server.tsx";
import { hasThrownContext, nonceContext, reportErrorContext, wholePageContext } from "#app/context.ts";
import { drawAlike, drawOnce } from "#app/request/draw-once.server.tsx";
import { NonceContext } from "#app/request/nonce.ts";
import { onServer } from "#app/request/on-server.ts";
import { PageParts, pagePartsOf } from "#app/request/parts/page-parts.server.ts";
import { PagePartsContext } from "#app/request/parts/page-parts.ts";
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
  const parts = pagePartsOf(context) ?? new PageParts(nonce);
  // The router writes the loaders' data only into a page that has its scripts.
  Object.assign(routerContext.renderMeta ?? {}, { didRenderScripts: true });
  const page = (
    <NonceContext value={nonce}>
      <PagePartsContext value={parts}>
        <FirstBytesContext value={pageBytes(routerContext, status, parts)}>
          <PreviewContext value={DrawnPreview}>
            <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
          </PreviewContext>
        </FirstBytesContext>
      </PagePartsContext>
    </NonceContext>
  );
  const pieces = parts.piecesOf(
    await written(page, { nonce, onError: context.get(reportErrorContext) }, request.signal),
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  const answer = new Response(null, { headers, status });
  context.set(wholePageContext, { answer, pieces });
  return answer;
}

type Options = { nonce: string; onError: (error: unknown) => void };

function written(page: ReactNode, options: Options, signal: AbortSignal): Promise<Written["parts"]> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      ...options,
      onShellError: reject,
      onAllReady: () => {
        signal.removeEventListener("abort", stop);
        resolve(pipe(new Written()).parts);
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

/** React writes a finished page at once. Longer texts come as they are, and each would be copied on its way through a stream. */
class Written extends Writable {
  readonly parts: (string | Uint8Array)[] = [];

  override write(part: string | Uint8Array) {
    this.parts.push(part);
    return true;
  }

  override end() {
    return this;
  }
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  if (isAnswer) return;
  context.set(hasThrownContext, true);
  if (!request.signal.aborted) context.get(reportErrorContext)(error);
};
