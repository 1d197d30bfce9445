import { isRouteErrorResponse, useLocation } from "react-router";
import { isUnanswered } from "#app/components/navigation/without-network.ts";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { describeTrouble, ownFault } from "#app/sentences/trouble.ts";

export function ErrorPage({ error }: { error: unknown }) {
  if (isWithoutNetwork(error))
    return <Message heading="No connection" text="You seem to be offline. Nothing was lost." retry />;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <Message heading="Oops! Page not found" text="We couldn’t find that page." />;
  if (status === 400)
    return (
      <Message
        heading="We couldn’t read this request"
        text="What your browser sent is damaged. Nothing was changed. Please go back and try again."
      />
    );
  const trouble = describeTrouble(error);
  const isPassing = trouble !== ownFault;
  // React Router uses these words for an error of the server.
  const isLogged = isRouteErrorResponse(error) || String(error).includes("Unexpected Server Error");
  const text = !isPassing && isLogged ? "Something broke on our end and we’ve logged it." : trouble;
  return (
    <Message
      heading={isPassing ? "Please hold on" : "Something went wrong"}
      text={text.includes("try again") ? text : `${text} Please try again in a moment.`}
      retry
    />
  );
}

/** Each browser has its own words for a request that could not be sent. Other TypeErrors are faults of ours. */
function isWithoutNetwork(error: unknown): boolean {
  return isUnanswered(error) && !(error instanceof TypeError && !/fetch|load failed/i.test(error.message));
}

function Message({ heading, text, retry = false }: { heading: string; text: string; retry?: boolean }) {
  const { search } = useLocation();
  return (
    <div className="page max-w-xl py-16 text-center">
      <title>{heading}</title>
      <TrailEnd />
      <h1 className="mt-8 text-4xl">{heading}</h1>
      <p className="mt-4 text-granite text-lg">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {retry && (
          <a href={search || "?"} className={buttonStyles({ look: "primary" })}>
            Try Again
          </a>
        )}
        <Link to="/" className={buttonStyles({ look: retry ? "secondary" : "primary" })}>
          Return to Home
        </Link>
      </div>
    </div>
  );
}

function TrailEnd() {
  return (
    <svg viewBox="0 0 220 96" width="220" height="96" aria-hidden="true" className="mx-auto">
      <path
        d="M2 14q52-10 66 8t-20 28 14 34 58-4"
        fill="none"
        stroke="var(--edge)"
        strokeWidth="2.5"
        strokeDasharray="7 6"
      />
      <g fill="var(--granite)">
        <ellipse cx="150" cy="80" rx="24" ry="9" />
        <ellipse cx="186" cy="84" rx="13" ry="6.5" transform="rotate(-12 186 84)" />
      </g>
      <ellipse cx="208" cy="87" rx="7" ry="5" fill="var(--ochre)" />
    </svg>
  );
}
