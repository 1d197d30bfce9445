import { type ReactNode, useId } from "react";

type Props = { title: string; aside?: ReactNode; children: ReactNode; className?: string };

export function Panel({ title, aside, children, className = "" }: Props) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className={`min-w-0 rounded-lg border border-line bg-sheet p-4 sm:p-6 ${className}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={heading} className="text-xl">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

export function Failure({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="mt-4 border-clay border-l-4 pl-4 text-clay">
      {children}
    </p>
  );
}
