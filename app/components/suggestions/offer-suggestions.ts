import { offerPlaces } from "./offer-places.ts";
import { offerSearches } from "./offer-searches.ts";

export function offerSuggestions(field: HTMLInputElement) {
  const offer = ["location", "where"].includes(field.name) ? offerPlaces : offerSearches;
  offer(field);
}
