import { useLocation } from "react-router";
import { buttonStyles } from "#app/components/ui/button.tsx";

export function ListFailure({ title, message }: { title: string; message: string }) {
  const { search } = useLocation();
  return (
    <div className="page max-w-4xl py-8 sm:py-12">
      <title>{title}</title>
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      <div role="alert" className="mt-8 rounded-lg border border-clay px-6 py-16 text-center">
        <p className="font-semibold text-clay text-lg">Error</p>
        <p className="mt-1 text-clay">{message}</p>
        <a href={search || "?"} className={buttonStyles({ className: "mt-6" })}>
          Try Again
        </a>
      </div>
    </div>
  );
}
