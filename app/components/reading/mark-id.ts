/** The words in a job's text that prove a fact. */
export function markId(index: number): string {
  return `says-${index + 1}`;
}
