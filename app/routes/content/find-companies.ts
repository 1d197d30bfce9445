export type Listed = { name: string; place: string; country: string };

const otherNames: Record<string, string> = {
  "United States": "USA America",
  "United Kingdom": "UK Great Britain",
  Czechia: "Czech Republic",
};

export function findCompanies<Company extends Listed>(companies: Company[], query: string): Company[] {
  const words = query.split(/\s+/).map(plain);
  return companies.filter(({ name, place, country }) => {
    const text = [name, place, country, otherNames[country] ?? ""].map(plain).join(" ");
    return words.every((word) => text.includes(word));
  });
}

export function groupByLetter<Company extends Listed>(companies: Company[]): [string, Company[]][] {
  const groups = new Map<string, Company[]>();
  for (const company of companies) {
    const letter = plain(company.name).charAt(0).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), company]);
  }
  return [...groups];
}

function plain(text: string) {
  return text
    .normalize("NFKD")
    .replace(/ø/gi, "o")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}
