import { describe, expect, test } from "vitest";
import { addCopies, addNotice, type Outcome, sayCopied, sayOutcome, sayWhen } from "./words.ts";

const at = (path: string) => new URL(path, "https://waymark.example");
const now = new Date(2026, 10, 24, 15, 0);

describe("sayWhen", () => {
  test("says the time alone of today", () => {
    expect(sayWhen(new Date(2026, 10, 24, 11, 2), now)).toBe("11:02 AM");
  });

  test("names the day of yesterday, and of the same day a year ago", () => {
    expect(sayWhen(new Date(2026, 10, 23, 23, 5), now)).toBe("Nov 23, 11:05 PM");
    expect(sayWhen(new Date(2025, 10, 24, 15, 0), now)).toBe("Nov 24, 2025, 3:00 PM");
  });
});

test("sayCopied tells a list from a job and from another page", () => {
  const eleven = new Date(2026, 10, 24, 11, 2);
  expect(sayCopied(at("/jobs"), eleven, now)).toBe("No connection. This is your list from 11:02 AM.");
  expect(sayCopied(at("/my-jobs"), eleven, now)).toBe("No connection. This is your list from 11:02 AM.");
  expect(sayCopied(at("/company/a/jobs/b"), eleven, now)).toBe("No connection. This job is from 11:02 AM.");
  expect(sayCopied(at("/"), null, now)).toBe("No connection. This page is from an earlier visit.");
});

test("sayCopied says what is looked for while the network is slow", () => {
  const eleven = new Date(2026, 10, 24, 11, 2);
  expect(sayCopied(at("/jobs"), eleven, now, true)).toBe(
    "This is your list from 11:02 AM. Looking for a newer one…",
  );
  expect(sayCopied(at("/company/a/jobs/b"), eleven, now, true)).toBe(
    "This job is from 11:02 AM. Looking for changes…",
  );
});

test("sayOutcome says what the network had, and from when a copy is that stays", () => {
  const eleven = new Date(2026, 10, 24, 11, 2);
  const say = (path: string, outcome: Outcome) => sayOutcome(at(path), outcome, eleven, now);
  expect(say("/jobs", "same")).toBe("This list is up to date.");
  expect(say("/jobs", "newer")).toBe("There is a newer list.");
  expect(say("/company/a/jobs/b", "newer")).toBe("This job has changed.");
  expect(say("/jobs", "in trouble")).toMatch(/^We couldn't get .* This is your list from 11:02 AM\.$/);
  expect(say("/jobs", "no connection")).toBe("No connection. This is your list from 11:02 AM.");
});

test("addNotice writes its words as the first of the body, as text", () => {
  const html = addNotice('<html><body class="a"><a>b</a></body></html>', "<b>$&", "/copy.js");
  expect(html).toMatch(
    /<body class="a"><p role="status"[^>]*>&lt;b&gt;\$&amp;<script src="\/copy.js" async><\/script><\/p><a>b<\/a>/,
  );
});

describe("addCopies", () => {
  const page = "<html><p>No connection</p><!--copies--></html>";

  test("links to each copy and escapes its address", () => {
    const html = addCopies(page, [{ url: at('/jobs?a=1&b="'), title: "All jobs | Waymark" }]);
    expect(html).toContain('<a href="/jobs?a=1&amp;b=%22">All jobs</a>');
  });

  test("adds nothing where nothing is kept", () => {
    expect(addCopies(page, [])).toBe("<html><p>No connection</p></html>");
  });
});
