type Shown = {
  /** The first job of the page, counted from 1; null where that was not counted. */
  from: number | null;
  /** How many jobs the page shows. */
  shown: number;
  total: number;
  /** There are more than `total`. */
  isCapped: boolean;
};

/** Which jobs of a list its page shows: "Showing 101–200 of 1,644 jobs". Pure. */
export function shownText({ from, shown, total, isCapped }: Shown): string {
  if (!shown) return "0 jobs";
  const range = from === null ? figure(shown) : `${figure(from)}–${figure(from + shown - 1)}`;
  return `Showing ${range} of ${figure(total)}${isCapped ? "+" : ""} ${total === 1 ? "job" : "jobs"}`;
}

function figure(number: number): string {
  return number.toLocaleString("en-US");
}
