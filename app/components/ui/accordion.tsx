import type { ReactNode } from "react";

export function AccordionItem({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <details className="group border-line border-b">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
        <h3 className="font-sans font-semibold text-base leading-snug tracking-normal">{heading}</h3>
        <svg
          viewBox="0 0 16 16"
          width="16"
          height="16"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          className="shrink-0 text-sun motion-safe:transition-transform group-open:rotate-45"
        >
          <path d="M8 1v14M1 8h14" />
        </svg>
      </summary>
      <div className="max-w-prose pb-5 text-granite leading-relaxed">{children}</div>
    </details>
  );
}
