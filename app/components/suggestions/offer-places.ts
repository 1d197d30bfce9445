import type { KnownPlace } from "#core/places/find-places.ts";
import { fetchFound } from "./ask-suggestions.ts";
import { makeCombobox } from "./make-combobox.ts";

type Found = Pick<KnownPlace, "slug" | "label" | "kindText">;

/**
 * Offers the field of a location the places that it may mean. The filters of a list have a field `near`, which says which one it is
 * for as long as nothing else is typed: there, what is chosen is searched for at once.
 */
export function offerPlaces(field: HTMLInputElement) {
  makeCombobox(field, {
    find: async (typed, signal) => {
      const places: Found[] = (await fetchFound("/places/suggest", typed, signal)) ?? [];
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

/** As if it were typed: the form is told. */
function write(field: HTMLInputElement | null, value: string) {
  if (!field || field.value === value) return;
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
