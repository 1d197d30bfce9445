export const quotaExceeded = "QUOTA EXCEEDED - All syncs blocked until next month";

export function tooFewLeft(jobs: number): string {
  const left = jobs === 1 ? "job of the month's quota is left" : "jobs of the month's quota are left";
  return `Only ${jobs} ${left}, fewer than a call may cost. New postings wait until the quota resets.`;
}

export function tooSmallPage(keyword: string): string {
  return `What is left of the month's quota was too small for the next page of "${keyword}": it keeps its turn.`;
}

/** Whether a run's error or warning says that it stopped for want of quota. */
export function isAboutQuota(words: string): boolean {
  return words.startsWith("QUOTA EXCEEDED") || words.includes("of the month's quota");
}
