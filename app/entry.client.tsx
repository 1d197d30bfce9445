import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { fetchScript } from "./components/fetch-script.ts";

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

// Pages come first. Without a connection nothing else is fetched, and Sign Out must be heard at once.
if (import.meta.env.PROD)
  setTimeout(
    () =>
      fetchScript(() => import("./offline/start.ts"), "start").then(
        ({ start }) =>
          start(() => fetchScript(() => import("./offline/changes/page/show-changes.ts"), "showChanges")),
        () => {},
      ),
    navigator.onLine ? 4000 : 0,
  );
