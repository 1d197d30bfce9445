/** Rows that were read before the gazetteer existed have none. */
export type PlaceKind = "town" | "park" | "county" | "region" | "state" | "country";

export type Place = {
  text: string;
  /** A park's name counts as its city; counties, regions and larger areas have none. */
  city: string | null;
  /** The full name in the US ("Utah"); elsewhere as the source gives it. */
  state: string | null;
  /** ISO 3166-1 alpha-2. */
  countryCode: string | null;
  lat: number | null;
  lon: number | null;
  kind?: PlaceKind;
  /** The gazetteer's name for it: "moab-ut". */
  slug?: string;
};
