import { expect, test } from "vitest";
import { categoryPage, categoryPages } from "./category-page.ts";
import { findSearch } from "./content.ts";

test("every kind of work with a page leads to one that exists", () => {
  for (const slug of Object.values(categoryPages)) expect(findSearch(slug), slug).not.toBeNull();
});

test("a kind of work without a page leads nowhere", () => {
  expect(categoryPage("Wildland Fire")).toBe("wildland-firefighter-jobs");
  expect(categoryPage("Other")).toBeNull();
});
