import { offerPlaces } from "./offer-places.ts";
import { offerSearches } from "./offer-searches.ts";

/** Offers a field what it may be meant for, by its name: places, or searches. */
export default function offerSuggestions(field: HTMLInputElement) {
  const offer = field.name === "location" ? offerPlaces : offerSearches;
  offer(field);
}
