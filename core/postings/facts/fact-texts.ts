export const mostPositions = 500;

/** Accepts "40", "30-40" and "30 to 40". */
export function readHours(text: string): { low: number; high: number } | null {
  const found = /^(\d{1,2}(?:\.\d)?)(?: ?(?:-|–|to) ?(\d{1,2}(?:\.\d)?))?(?: ?(?:h|hrs?|hours?))?$/i.exec(
    text,
  );
  if (!found) return null;
  const low = Number(found[1]);
  const high = Number(found[2] ?? found[1]);
  return low >= 1 && high >= low && high <= 84 ? { low, high } : null;
}

export function readPositions(text: string): number | null {
  return wholeNumber(text, 1, mostPositions);
}

export function readMinAge(text: string): number | null {
  return wholeNumber(text, 14, 30);
}

function wholeNumber(text: string, least: number, most: number): number | null {
  const number = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : null;
}
