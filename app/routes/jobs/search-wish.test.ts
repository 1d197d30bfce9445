import { expect, test } from "vitest";
import { listSearches } from "#core/content/content.ts";
import { wishOf } from "./search-wish.ts";

test("an alert asks for what a search asks for", () => {
  expect(wishOf({ country_code: "US", title: "tour guide" })).toEqual({
    title: "tour guide",
    location: "United States",
  });
  expect(wishOf({ country_code: "US", title: ["trail crew", "trails"], has_remote: true })).toEqual({
    title: "trail crew, trails",
    location: "United States",
    remote: true,
  });
});

test("of a word or a state, it asks for the state", () => {
  expect(wishOf({ country_code: "US", title_or_state: { title: "colorado", state: "CO" } })).toEqual({
    state: "Colorado",
  });
});

test("the keywords of every search fit into the form", () => {
  for (const { slug, filters } of listSearches())
    expect(wishOf(filters).title?.length ?? 0, slug).toBeLessThanOrEqual(100);
});
