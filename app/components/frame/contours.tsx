import { createContext, useContext } from "react";

/** entry.server.tsx provides these SVG paths. Browsers keep the ones they were sent. */
export type ContourLines = { thin: string; thick: string };

export const ContourContext = createContext<Partial<ContourLines>>({});

export function ContourMap() {
  const { thin, thick } = useContext(ContourContext);
  return (
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      <g id="contours">
        <path d={thin} strokeWidth="1" suppressHydrationWarning />
        <path d={thick} strokeWidth="2" suppressHydrationWarning />
      </g>
    </svg>
  );
}

export function Contours({ className, window = "0 0 960 420" }: { className?: string; window?: string }) {
  return (
    <svg
      viewBox={window}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      className={className}
    >
      <use href="#contours" />
    </svg>
  );
}
