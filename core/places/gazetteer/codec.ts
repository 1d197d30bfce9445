export type Entry = {
  name: string;
  lat: number;
  lon: number;
  /** Twice the natural logarithm of its people; 0 where nobody counted them. */
  weight: number;
  /** Each zip code has four base-36 digits; most are never decoded. */
  zips: string;
};

export function zipCode(zip: string): string {
  return inBase36(Number(zip), 4);
}

export function zipsOf(codes: string): string[] {
  return (codes.match(/.{4}/g) ?? []).map((code) => String(Number.parseInt(code, 36)).padStart(5, "0"));
}

/** A name omits the start it shares with the one before; points have two decimals of a degree. */
export function encode(entries: Entry[]): string {
  let last = "";
  return entries
    .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : b.weight - a.weight))
    .map(({ name, lat, lon, weight, zips }) => {
      const shared = Math.min(sharedStart(last, name), 35);
      last = name;
      const point = inBase36(Math.round((lat + 90) * 100), 3) + inBase36(Math.round((lon + 180) * 100), 3);
      return inBase36(shared, 1) + name.slice(shared) + point + inBase36(weight, 1) + (zips && `:${zips}`);
    })
    .join(",");
}

export function decode(text: string, take: (entry: Entry) => void) {
  let last = "";
  for (const part of text ? text.split(",") : []) {
    const colon = part.indexOf(":");
    const end = colon < 0 ? part.length : colon;
    const name = last.slice(0, Number.parseInt(part[0] ?? "0", 36)) + part.slice(1, end - 7);
    last = name;
    take({
      name,
      lat: (Number.parseInt(part.slice(end - 7, end - 4), 36) - 9_000) / 100,
      lon: (Number.parseInt(part.slice(end - 4, end - 1), 36) - 18_000) / 100,
      weight: Number.parseInt(part.slice(end - 1, end), 36),
      zips: colon < 0 ? "" : part.slice(colon + 1),
    });
  }
}

function sharedStart(a: string, b: string): number {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return i;
}

function inBase36(value: number, length: number): string {
  return value.toString(36).padStart(length, "0");
}
