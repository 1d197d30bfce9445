import type { RunState } from "#core/sources/runs/run-view.ts";

const states: Record<RunState, { word: string; look: string }> = {
  waiting: { word: "Waiting", look: "border-edge [border-style:dashed] text-granite" },
  running: { word: "Running", look: "border-sun text-sun" },
  complete: { word: "Complete", look: "border-moss/45 text-moss" },
  failed: { word: "Failed", look: "border-clay text-clay" },
  cancelled: { word: "Canceled", look: "border-edge text-granite" },
};

export function StateBadge({ state }: { state: RunState }) {
  const { word, look } = states[state];
  return (
    <span
      className={`inline-flex rounded-sm border px-1.5 py-0.5 font-sans font-semibold text-xs leading-4 ${look}`}
    >
      {word}
    </span>
  );
}
