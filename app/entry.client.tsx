import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

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
      import("./offline/start.ts").then(
        (offline) => offline.start(() => import("./offline/changes/page/show-changes.ts")),
        () => {},
      ),
    navigator.onLine ? 4000 : 0,
  );
