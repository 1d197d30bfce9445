import { useLocation } from "react-router";
import { buttonStyles } from "#app/components/ui/button.tsx";

/** A reload works without script too. */
export function ErrorState({ message }: { message: string }) {
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
