export type PartOfMonth = "early" | "mid" | "late" | null;

/** Easter is in April, except in the years below. */
const holidays: readonly (readonly [names: string, month: number, part: PartOfMonth])[] = [
  ["New Year['’]?s?(?: Eve| Day)?", 1, "early"],
  ["MLK(?: Jr\\.?)?(?: Day)?|(?:Dr\\.? )?Martin Luther King(?:,? Jr\\.?)?(?: Day)?", 1, "mid"],
  ["Presidents?['’]?s? Day|Valentine['’]?s Day", 2, "mid"],
  ["St\\.? Patrick['’]?s Day", 3, "mid"],
  ["Easter(?! (?:Seals|Island))(?: Sunday| Monday)?", 4, "early"],
  ["Mother['’]?s Day", 5, "mid"],
  ["Memorial Day|Victoria Day", 5, "late"],
  ["Juneteenth|Father['’]?s Day", 6, "mid"],
  ["Independence Day|Fourth of July|Canada Day", 7, "early"],
  ["Labou?r Day", 9, "early"],
  ["(?:Columbus|Indigenous Peoples?['’]?s?) Day", 10, "mid"],
  ["Canadian Thanksgiving", 10, "mid"],
  ["Halloween", 10, "late"],
  ["Veterans?['’]?s? Day|Remembrance Day", 11, "mid"],
  ["Thanksgiving(?! Point)(?: Day)?", 11, "late"],
  ["(?:Christmas|Xmas)(?! (?:Valley|Island|tree))(?: Eve| Day)?|Boxing Day", 12, "late"],
];

export const easterInMarch = new Set([2024, 2027, 2032, 2035, 2043, 2046]);

const near =
  "(?:(?:[Tt]he )?(?:[Ww]eek|[Ww]eekend|[Dd]ay|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day) (?:of|before|after|following|prior to) )?";

export const holidayName = `\\b${near}(?<holiday>(?i:${holidays.map(([names]) => names).join("|")}))\\b(?: [Ww]eek(?:end)?\\b)?`;

export function holidayIn(name: string): readonly [month: number, part: PartOfMonth] {
  const [, month = 1, part = null] =
    holidays.find(([names]) => new RegExp(`^(?:${names})$`, "i").test(name)) ?? [];
  return [month, part];
}
