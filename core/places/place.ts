/** One place of a listing. */
export type Place = {
  /** As shown: "Moab, Utah". */
  text: string;
  city: string | null;
  /** The full name where the country is US ("Utah"), else as the source gives it. */
  state: string | null;
  /** ISO 3166-1 alpha-2. */
  countryCode: string | null;
  lat: number | null;
  lon: number | null;
};
