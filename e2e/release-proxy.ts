import { readdirSync, readFileSync } from "node:fs";
import { passOn, pipeBack, startProxy } from "./pass-through.ts";

export type ReleaseProxy = {
  /** For a browser's context, whose service worker it answers, too. */
  server: string;
  /** In the second release all scripts and sheets have other names, and those of the first are gone. */
  release: 1 | 2;
  /** The server's switch SERVICE_WORKER. */
  hasWorker: boolean;
  close: () => Promise<void>;
};

const textual = /^(?:text\/(?!event)|application\/(?:json|javascript))/;
const second = ".second.";
const names = new Set(readdirSync("build/client/assets"));

function asSecond(text: string): string {
  return text.replace(/[\w.-]+\.(?:js|css)\b/g, (name) =>
    names.has(name) ? name.replace(/\.(?=\w+$)/, second) : name,
  );
}

/** Stands between a browser and the server, and lets the server have a release that follows another. */
export async function startReleases(): Promise<ReleaseProxy> {
  const { server, close } = await startProxy((asked, answer) => {
    const url = new URL(asked.url ?? "");
    const isAsset = url.pathname.startsWith("/assets/");
    const isOfSecond = url.pathname.includes(second);
    const isSecond = proxy.release === 2;
    if (isAsset && /\.(js|css)$/.test(url.pathname) && isOfSecond !== isSecond)
      return answer.writeHead(404).end();
    if (url.pathname === "/sw.js") {
      const file = readFileSync(`build/client/${proxy.hasWorker ? "sw.js" : "sw-off.js"}`, "utf8");
      answer.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-cache" });
      return answer.end(`${file}\n// ${proxy.release}`);
    }
    url.pathname = url.pathname.replace(second, ".");
    const headers = { ...asked.headers, "accept-encoding": "identity" };
    passOn(asked, answer, { to: url, headers }, (response) => {
      const isText = textual.test(response.headers["content-type"] ?? "");
      if (!isSecond || !isText) return pipeBack(response, answer);
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const text = asSecond(Buffer.concat(chunks).toString());
        // Pages that everybody gets allow their scripts by hashes, which other names change.
        const {
          "content-length": _,
          "transfer-encoding": __,
          "content-security-policy": ___,
          ...rest
        } = response.headers;
        answer.writeHead(response.statusCode ?? 500, rest as Record<string, string>);
        answer.end(text);
      });
    });
  });
  const proxy: ReleaseProxy = { server, release: 1, hasWorker: true, close };
  return proxy;
}
