import type { KnownPlace } from "#core/places/find-places.ts";
import { fetchSuggestions } from "./ask-suggestions.ts";
import { makeCombobox } from "./make-combobox.ts";

type Found = Pick<KnownPlace, "slug" | "label" | "kindText">;

/** A list's filter also has a field `near` for the chosen place, and a choice there searches at once. */
export function offerPlaces(field: HTMLInputElement) {
  makeCombobox(field, {
    find: async (typed, signal) => {
      const places: Found[] = (await fetchSuggestions("/places/suggest", typed, signal)) ?? [];
      return places.map(({ slug, label, kindText }) => ({
        slug,
        text: label,
        label: `${label} · ${kindText}`,
      }));
    },
    choose({ slug, text }) {
      write(field, text);
      const near = nearOf(field);
      write(near, slug);
      if (near) field.form?.requestSubmit();
    },
    onType: () => write(nearOf(field), ""),
  });
}

function nearOf({ form }: HTMLInputElement): HTMLInputElement | null {
  return form?.querySelector<HTMLInputElement>("input[name=near]") ?? null;
}

function write(field: HTMLInputElement | null, value: string) {
  if (!field || field.value === value) return;
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
