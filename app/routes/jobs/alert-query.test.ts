import { expect, test } from "vitest";
import { listSearches } from "#core/content/content.ts";
import { offers } from "#core/jobs/query/job-query.ts";
import { parseQuery, queryFields } from "#core/jobs/query/query-address.ts";
import { alertQuery } from "./alert-query.ts";

const wishAt = (filters: Record<string, unknown>) =>
  queryFields(alertQuery(parseQuery(filters, offers.search)), offers.alert);

test("an alert asks for what its search asks for", () => {
  expect(wishAt({ country_code: "US", title: "tour guide" })).toEqual({
    title: "tour guide",
    location: "United States",
  });
  expect(wishAt({ country_code: "US", title: ["trail crew", "trails"], has_remote: true })).toEqual({
    title: "trail crew, trails",
    location: "United States",
    remote: "true",
  });
});

test("an alert of a word or a state asks for the state", () => {
  expect(wishAt({ country_code: "US", title_or_state: { title: "colorado", state: "CO" } })).toEqual({
    state: "Colorado",
  });
});

test("the keywords of every search fit into the form", () => {
  for (const { slug, query } of listSearches())
    expect(queryFields(alertQuery(query), offers.alert).title?.length ?? 0, slug).toBeLessThanOrEqual(100);
});
