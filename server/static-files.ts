import { readdirSync } from "node:fs";
import path from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { createMiddleware } from "hono/factory";

const folder = path.join(import.meta.dirname, "../client");

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
    // Hono does not know captions, and browsers refuse them under another type.
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
