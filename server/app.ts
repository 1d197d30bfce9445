import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { logAccess } from "./access-log.ts";
import { compressAnswers } from "./compress.ts";
import { checkMethod, limitForm } from "./guards/body-limits.ts";
import { redirectToCanonicalPath } from "./guards/canonical-path.ts";
import { guardCrossSite } from "./guards/cross-site-guard.ts";
import { refuseOddPaths } from "./guards/odd-paths.ts";
import { limitPages } from "./guards/page-limit.ts";
import { setSecurityHeaders } from "./guards/security-headers.ts";
import { health } from "./health.ts";
import { passToLocalServices } from "./local-services.ts";
import { oneClickUnsubscribe } from "./one-click-unsubscribe.ts";
import { countViews } from "./pages/count-views.ts";
import { leadToOtherForms } from "./pages/other-forms.ts";
import { answerPages, type Mode } from "./pages/pages.ts";
import { programs } from "./programs/programs.ts";
import { type AppEnv, nameRequest } from "./request-facts.ts";
import { serviceWorker } from "./service-worker.ts";
import { staticFiles } from "./static-files.ts";
import { stripeWebhook } from "./stripe-webhook.ts";
import { failurePage, logUnexpected } from "./unexpected-error.ts";

export function createApp(build: ServerBuild, mode: Mode) {
  const app = new Hono<AppEnv>();
  app.route("/", health);
  app.use(nameRequest);
  app.use(logAccess);
  app.use(setSecurityHeaders);
  app.use(refuseOddPaths);
  app.route("/", stripeWebhook);
  app.route("/", oneClickUnsubscribe);
  app.route("/", programs);
  if (mode === "production") {
    app.route("/", serviceWorker);
    app.use(staticFiles());
  }
  app.use(checkMethod);
  app.post("*", limitForm);
  app.use(guardCrossSite);
  app.all("/local/*", passToLocalServices);
  app.use(redirectToCanonicalPath);
  app.use(leadToOtherForms);
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
