import { randomBytes } from "node:crypto";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { nonceContext } from "#app/context.ts";

export type Mode = "development" | "production";

export function createApp(build: ServerBuild, mode: Mode) {
  const app = new Hono();
  app.get("/healthz", (c) => c.text("ok"));
  if (mode === "production") app.use("/*", serveStatic({ root: "./build/client", precompressed: true }));
  const handler = createRequestHandler(build, mode);
  app.all("*", (c) => {
    const context = new RouterContextProvider();
    context.set(nonceContext, randomBytes(16).toString("base64"));
    return handler(c.req.raw, context);
  });
  return app;
}
