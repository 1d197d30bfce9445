import { isRouteErrorResponse, useLocation } from "react-router";
import { ErrorPage } from "#app/components/frame/error-page.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";

export function ListErrorBoundary({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status !== 500) return <ErrorPage error={error} />;
  return (
    <div className="page py-16">
      <ErrorState message={error instanceof Error ? error.message : "something broke on our end"} />
    </div>
  );
}

/** A reload works without script too. */
function ErrorState({ message }: { message: string }) {
  const { search } = useLocation();
  return (
    <div role="alert" className="rounded-lg border border-clay px-6 py-16 text-center">
      <p className="text-clay text-lg">Error loading jobs: {message}</p>
      <a href={search || "?"} className={buttonStyles({ className: "mt-6" })}>
        Try Again
      </a>
    </div>
  );
}
