export const seasonalWord = "seasonal:yes";

/** A season says nothing about hours, so both are shown: "Full-time · Seasonal". */
export function typeText(type: string | null, isSeasonal: boolean): string | null {
  if (!isSeasonal || type === "Seasonal") return type;
  return type ? `${type} · Seasonal` : "Seasonal";
}
