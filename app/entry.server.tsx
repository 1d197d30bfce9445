import { renderToReadableStream } from "react-dom/server";
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
import { nonceContext, reportErrorContext, wholePageContext } from "#app/context.ts";
import { drawAlike, drawOnce } from "#app/request/draw-once.server.tsx";
import { NonceContext } from "#app/request/nonce.ts";
import { onServer } from "#app/request/on-server.ts";
import { unpackOnce } from "#app/request/unpack-once.server.ts";
import { DrawnPreview } from "#app/routes/postings/form/drawn-preview.tsx";
import { PreviewContext } from "#app/routes/postings/form/posting-preview.tsx";

Object.assign(onServer, { unpack: unpackOnce, drawJobs, drawOnce, drawAlike });

/** Waits for the entire page, so its status is final and it can be stored and compressed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const nonce = context.get(nonceContext);
  // The router writes the loaders' data only into a page that has its scripts.
  Object.assign(routerContext.renderMeta ?? {}, { didRenderScripts: true });
  const body = await renderToReadableStream(
    <NonceContext value={nonce}>
      <FirstBytesContext value={pageBytes(routerContext, status)}>
        <PreviewContext value={DrawnPreview}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </PreviewContext>
      </FirstBytesContext>
    </NonceContext>,
    {
      nonce,
      signal: request.signal,
      onError: context.get(reportErrorContext),
      // With a smaller chunk, React would move parts of a long page to its end, for a script to put back.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  const page = await readWhole(body);
  const answer = new Response(page, { headers, status });
  context.set(wholePageContext, { answer, body: page });
  return answer;
}

async function readWhole(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) parts.push(part.value);
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  if (!isAnswer && !request.signal.aborted) context.get(reportErrorContext)(error);
};
