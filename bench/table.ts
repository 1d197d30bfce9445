/** Prints a Markdown table. */
export function printTable(title: string, head: string[], rows: (string | number)[][]) {
  console.log(`\n## ${title}\n`);
  console.log(`| ${head.join(" | ")} |`);
  console.log(`|${head.map(() => "---").join("|")}|`);
  for (const row of rows) console.log(`| ${row.join(" | ")} |`);
}

/** The value below which this share of the sorted measurements lies, in milliseconds with one decimal. */
export function percentile(measurements: number[], share: number): string {
  const sorted = measurements.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
}
