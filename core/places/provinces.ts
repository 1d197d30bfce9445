export const canadianProvinces: Record<string, string> = {
  AB: "Alberta",
  BC: "British Columbia",
  MB: "Manitoba",
  NB: "New Brunswick",
  NL: "Newfoundland and Labrador",
  NS: "Nova Scotia",
  NT: "Northwest Territories",
  NU: "Nunavut",
  ON: "Ontario",
  PE: "Prince Edward Island",
  QC: "Quebec",
  SK: "Saskatchewan",
  YT: "Yukon",
};

/** GeoNames numbers Canada's provinces this way. */
export const canadianByNumber: Record<string, string> = {
  "01": "AB",
  "02": "BC",
  "03": "MB",
  "04": "NB",
  "05": "NL",
  "07": "NS",
  "08": "ON",
  "09": "PE",
  "10": "QC",
  "11": "SK",
  "12": "YT",
  "13": "NT",
  "14": "NU",
};

const canadianByName = new Map(
  Object.entries(canadianProvinces).map(([code, name]) => [name.toLowerCase(), code]),
);
for (const [other, code] of [
  ["newfoundland", "NL"],
  ["labrador", "NL"],
  ["québec", "QC"],
  ["yukon territory", "YT"],
  ["b.c.", "BC"],
  ["p.e.i.", "PE"],
  ["pei", "PE"],
  ["n.s.", "NS"],
  ["n.b.", "NB"],
  ["alta.", "AB"],
  ["ont.", "ON"],
  ["sask.", "SK"],
  ["que.", "QC"],
] as const)
  canadianByName.set(other, code);

export function provinceCode(text: string): string | null {
  const code = text.toUpperCase();
  return Object.hasOwn(canadianProvinces, code) ? code : (canadianByName.get(text.toLowerCase()) ?? null);
}

export function provinceOf(text: string): string | null {
  return canadianProvinces[provinceCode(text) ?? ""] ?? null;
}

/** Some are also codes of US states or Canadian territories; only "Australia" after them tells. */
export const australianCodes = /^(ACT|NSW|NT|QLD|SA|TAS|VIC|WA)$/;
