import { isRouteErrorResponse, useLocation } from "react-router";
import { ErrorPage } from "#app/components/frame/error-page.tsx";
import { isUnanswered } from "#app/components/navigation/without-network.ts";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { describeTrouble } from "#app/sentences/trouble.ts";

type Props = { error: unknown; heading: string };

export function ListErrorBoundary({ error, heading }: Props) {
  if (isUnanswered(error) || (isRouteErrorResponse(error) && error.status < 500))
    return <ErrorPage error={error} />;
  return (
    <div className="page py-4 sm:py-8">
      <h1 className="text-3xl sm:text-4xl">{heading}</h1>
      <ErrorState error={error} />
    </div>
  );
}

/** A reload works without script too. */
export function ErrorState({ error }: Pick<Props, "error">) {
  const { search } = useLocation();
  return (
    <div role="alert" className="mt-6 rounded-lg border border-clay px-6 py-16 text-center">
      <p className="text-clay text-lg">{`Error loading jobs: ${describeTrouble(error)}`}</p>
      <a href={search || "?"} className={buttonStyles({ className: "mt-6" })}>
        Try Again
      </a>
    </div>
  );
}

/** What the page of a list that failed shows anyway. */
export function shownBeside<Shown extends object>(error: unknown): Shown | null {
  const isListError = isRouteErrorResponse(error) && error.status >= 500;
  return isListError && error.data && typeof error.data === "object" ? error.data : null;
}
