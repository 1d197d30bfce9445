import type { Suggestion } from "#core/search/suggestions.ts";
import { fetchSuggestions } from "./ask-suggestions.ts";
import { makeCombobox } from "./make-combobox.ts";

/** A list's filter searches at once. Other forms have more fields to fill in. */
export function offerSearches(field: HTMLInputElement) {
  makeCombobox<Suggestion>(field, {
    find: async (typed, signal) => (await fetchSuggestions("/suggestions", typed, signal))?.suggestions ?? [],
    choose({ text }) {
      field.value = text;
      if (field.name === "title") field.form?.requestSubmit();
    },
  });
}
