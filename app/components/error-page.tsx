import { isRouteErrorResponse, Link, useLocation } from "react-router";
import { buttonStyles } from "./ui/button.tsx";

/** What people see instead of a page: they lost the trail, our records are out of reach, or something broke. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404)
    return (
      <Message heading="Oops! Page not found" text="The trail ends here: nothing lives at this address." />
    );
  if (status === 503)
    return (
      <Message
        heading="Please hold on"
        text="We are having trouble reaching our records. Please try again in a moment."
        retry
      />
    );
  return (
    <Message
      heading="Something went wrong"
      text="It is our fault, not yours, and we have written it down. Please try again in a moment."
      retry
    />
  );
}

function Message({ heading, text, retry = false }: { heading: string; text: string; retry?: boolean }) {
  const { search } = useLocation();
  return (
    <div className="page max-w-xl py-24 text-center">
      <title>{heading}</title>
      <h1 className="text-4xl">{heading}</h1>
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
