import { expect, test } from "vitest";
import { findAddress, parseFind } from "#core/content/ways/find-address.ts";
import { withKnownPlace } from "#core/jobs/near/known-place.ts";

test.each([
  "?what=raft+guide",
  "?what=raft+guide&where=Moab%2C+UT&when=2027-05",
  "?where=Ohio",
  "?where=remote",
  "?when=2027-05",
  "",
])("findAddress writes what parseFind reads: %s", (address) => {
  expect(findAddress(withKnownPlace(parseFind(new URLSearchParams(address))))).toBe(address);
});

test("findAddress is null for what the three fields cannot ask", () => {
  for (const query of [
    { titles: ["ranger", "guide"] },
    { facts: ["housing"] },
    { facts: ["start-2027-05", "start-2027-06"] },
    { titles: ["ranger"], minSalary: 30_000 as const },
    { work: "hybrid" as const },
    { location: "Utah", work: "remote" as const },
  ])
    expect(findAddress(query)).toBe(null);
});
