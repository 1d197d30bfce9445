import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { logAccess } from "./access-log.ts";
import { checkMethod, limitBody } from "./body-limits.ts";
import { compressAnswers } from "./compress.ts";
import { countViews } from "./count-views.ts";
import { guardCrossSite } from "./cross-site-guard.ts";
import { health } from "./health.ts";
import { passToLocalServices } from "./local-services.ts";
import { refuseOddPaths } from "./odd-paths.ts";
import { oneClickUnsubscribe } from "./one-click-unsubscribe.ts";
import { leadToOneSpelling } from "./one-spelling.ts";
import { limitPages } from "./page-limit.ts";
import { answerPages, type Mode } from "./pages.ts";
import { type AppEnv, nameRequest } from "./request-facts.ts";
import { setSecurityHeaders } from "./security-headers.ts";
import { staticFiles } from "./static-files.ts";
import { stripeWebhook } from "./stripe-webhook.ts";
import { failurePage, logUnexpected } from "./unexpected-error.ts";

/** What happens to a request, top to bottom. */
export function createApp(build: ServerBuild, mode: Mode) {
  const app = new Hono<AppEnv>();
  app.route("/", health);
  app.use(nameRequest);
  app.use(logAccess);
  app.use(setSecurityHeaders);
  app.use(refuseOddPaths);
  app.route("/", stripeWebhook);
  app.route("/", oneClickUnsubscribe);
  if (mode === "production") app.use(staticFiles());
  app.use(checkMethod);
  app.post("*", limitBody);
  app.use(guardCrossSite);
  app.all("/local/*", passToLocalServices);
  app.use(leadToOneSpelling);
  app.use(limitPages());
  app.use(countViews);
  app.use(compressAnswers);
  app.all("*", answerPages(build, mode));
  app.onError((error, c) => {
    logUnexpected(c, error);
    return failurePage(c, error);
  });
  return app;
}
