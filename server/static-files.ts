import { readdirSync } from "node:fs";
import path from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { createMiddleware } from "hono/factory";

const folder = path.join(import.meta.dirname, "../client");

/** The built files. Their names are known from the start, so that a page never asks the disk. */
export function staticFiles() {
  const names = new Set(fileNames());
  const serve = serveStatic({ root: folder, precompressed: true });
  return createMiddleware(async (c, next) => {
    if (!names.has(c.req.path)) return next();
    const answer = await serve(c, next);
    if (!answer) return;
    const isHashed = c.req.path.startsWith("/assets/");
    const kept = isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600";
    answer.headers.set("Cache-Control", kept);
    // Captions, which Hono does not know; under any other type browsers may refuse them.
    if (c.req.path.endsWith(".vtt")) answer.headers.set("Content-Type", "text/vtt; charset=utf-8");
    return answer;
  });
}

function fileNames(): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`)
    .filter((name) => !name.startsWith("/.vite/"));
}
