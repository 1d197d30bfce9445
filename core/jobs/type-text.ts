/** The word of a job whose employer ticked "Seasonal job" in our form. */
export const seasonalWord = "seasonal:yes";

/** The badge of a job's type. A season says nothing about hours, so it stands beside another type: "Full-time · Seasonal". */
export function typeText(type: string | null, isSeasonal: boolean): string | null {
  if (!isSeasonal || type === "Seasonal") return type;
  return type ? `${type} · Seasonal` : "Seasonal";
}
