type ListedRange = {
  /** Null when the position was not counted. */
  from: number | null;
  shown: number;
  total: number;
  isCapped: boolean;
};

export function rangeText({ from, shown, total, isCapped }: ListedRange): string {
  if (!shown) return "0 jobs";
  const range = from === null ? figure(shown) : `${figure(from)}–${figure(from + shown - 1)}`;
  return `Showing ${range} of ${figure(total)}${isCapped ? "+" : ""} ${total === 1 ? "job" : "jobs"}`;
}

function figure(number: number): string {
  return number.toLocaleString("en-US");
}
