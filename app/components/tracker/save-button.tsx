import type { MouseEvent } from "react";

type Props = { jobId: string; title: string; isSaved: boolean; className?: string };

export function SaveButton({ jobId, title, isSaved, className = "button quiet save" }: Props) {
  const label = isSaved ? "Saved" : "Save";
  return (
    <button
      type="submit"
      form="saving"
      name={isSaved ? "unsave" : "save"}
      value={jobId}
      onClick={ignoreSecondClick}
      aria-label={`${label}: ${title}`}
      className={className}
    >
      {label}
    </button>
  );
}

/** The second half of a double click must not undo the first. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}
