export const usStates: Record<string, string> = {
  AL: "Alabama",
  AK: "Alaska",
  AZ: "Arizona",
  AR: "Arkansas",
  CA: "California",
  CO: "Colorado",
  CT: "Connecticut",
  DE: "Delaware",
  DC: "District of Columbia",
  FL: "Florida",
  GA: "Georgia",
  HI: "Hawaii",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  IA: "Iowa",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  ME: "Maine",
  MD: "Maryland",
  MA: "Massachusetts",
  MI: "Michigan",
  MN: "Minnesota",
  MS: "Mississippi",
  MO: "Missouri",
  MT: "Montana",
  NE: "Nebraska",
  NV: "Nevada",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NY: "New York",
  NC: "North Carolina",
  ND: "North Dakota",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania",
  RI: "Rhode Island",
  SC: "South Carolina",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VT: "Vermont",
  VA: "Virginia",
  WA: "Washington",
  WV: "West Virginia",
  WI: "Wisconsin",
  WY: "Wyoming",
  AS: "American Samoa",
  GU: "Guam",
  MP: "Northern Mariana Islands",
  PR: "Puerto Rico",
  VI: "U.S. Virgin Islands",
};

const codes = new Map(Object.entries(usStates).map(([code, name]) => [key(name), code]));
for (const [other, code] of [
  ["Washington D.C.", "DC"],
  ["Washington, D.C.", "DC"],
  ["D.C.", "DC"],
  ["Virgin Islands", "VI"],
] as const)
  codes.set(key(other), code);

/** D.C. is not Washington. */
export function usStateCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  if (Object.hasOwn(usStates, code)) return code;
  return /\d/.test(text) ? null : (codes.get(key(text)) ?? null);
}

// "Washington, D.C." is not the state, and "West Virginia" does not name Virginia.
const wholeName = new RegExp(
  `(?<!\\p{L})(?:${Object.values(usStates).join("|").replaceAll(".", "\\.")})(?!\\p{L}|,? ?d\\.? ?c\\b)`,
  "giu",
);

export function statesNamedIn(text: string): string[] {
  const named = (text.match(wholeName) ?? []).flatMap((name) => usStateCode(name) ?? []);
  return [...new Set(named)].sort();
}

function key(text: string) {
  return text.toLowerCase().replace(/[^a-z]/g, "");
}
