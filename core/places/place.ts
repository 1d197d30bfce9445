/** What a place is; unknown of rows that were read before there was a gazetteer. */
export type PlaceKind = "town" | "park" | "county" | "region" | "state" | "country";

/** One place of a listing. */
export type Place = {
  /** As shown: "Moab, Utah". */
  text: string;
  /** Of a park its name; null of a county, a region and all that is larger. */
  city: string | null;
  /** The full name where the country is US ("Utah"), else as the source gives it. */
  state: string | null;
  /** ISO 3166-1 alpha-2. */
  countryCode: string | null;
  lat: number | null;
  lon: number | null;
  kind?: PlaceKind;
  /** Its name in the gazetteer: "moab-ut". */
  slug?: string;
};
