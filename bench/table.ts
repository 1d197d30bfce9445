export function printTable(title: string, head: string[], rows: (string | number)[][]) {
  printHead(title, head);
  rows.forEach(printRow);
}

export function printHead(title: string, head: string[]) {
  console.log(`\n## ${title}\n`);
  printRow(head);
  console.log(`|${head.map(() => "---").join("|")}|`);
}

export function printRow(row: (string | number)[]) {
  console.log(`| ${row.join(" | ")} |`);
}

export function percentile(measurements: number[], share: number): string {
  const sorted = measurements.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
}
