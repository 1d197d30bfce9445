import { readdirSync } from "node:fs";
import path from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { createMiddleware } from "hono/factory";

const folder = path.join(import.meta.dirname, "../client");

/** The built files. Their names are known from the start, so that a page never asks the disk. */
export function staticFiles() {
  const names = new Set(fileNames());
  const serve = serveStatic({
    root: folder,
    precompressed: true,
    onFound: (_, c) => {
      const isHashed = c.req.path.startsWith("/assets/");
      c.header("Cache-Control", isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600");
    },
  });
  return createMiddleware((c, next) => (names.has(c.req.path) ? serve(c, next) : next()) as Promise<void>);
}

function fileNames(): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`)
    .filter((name) => !name.startsWith("/.vite/"));
}
