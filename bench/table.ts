/** Prints a Markdown table. */
export function printTable(title: string, head: string[], rows: (string | number)[][]) {
  printHead(title, head);
  rows.forEach(printRow);
}

/** The table's title and head, for rows that come one by one. */
export function printHead(title: string, head: string[]) {
  console.log(`\n## ${title}\n`);
  printRow(head);
  console.log(`|${head.map(() => "---").join("|")}|`);
}

export function printRow(row: (string | number)[]) {
  console.log(`| ${row.join(" | ")} |`);
}

/** The value below which this share of the sorted measurements lies, in milliseconds with one decimal. */
export function percentile(measurements: number[], share: number): string {
  const sorted = measurements.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
}
