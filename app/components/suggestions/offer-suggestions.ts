import { offerPlaces } from "./offer-places.ts";
import { offerSearches } from "./offer-searches.ts";

export default function offerSuggestions(field: HTMLInputElement) {
  const offer = field.name === "location" ? offerPlaces : offerSearches;
  offer(field);
}
