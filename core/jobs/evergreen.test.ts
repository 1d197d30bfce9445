import { describe, expect, test } from "vitest";
import { evergreenText } from "#core/jobs/evergreen.ts";

const now = new Date("2026-11-24T12:00:00Z");
const say = (posted: string, ...repostedOn: string[]) =>
  evergreenText({ datePosted: new Date(posted), repostedOn }, now);

describe("evergreenText", () => {
  test("marks a posting of more than a year ago", () => {
    expect(say("2023-05-02")).toBe("Open since 2023");
    expect(say("2025-11-23")).toBe("Open since 2025");
    expect(say("2025-11-25")).toBeNull();
  });

  test("marks a posting that was renewed every month, three times in a row", () => {
    expect(say("2026-08-01", "2026-09-01", "2026-10-01", "2026-11-01")).toBe("Reposted every month");
    expect(say("2020-01-01", "2026-08-20", "2026-09-20", "2026-10-20", "2026-11-20")).toBe(
      "Reposted every month",
    );
  });

  test("marks neither fewer, nor weekly, nor former renewals", () => {
    expect(say("2026-09-01", "2026-10-01", "2026-11-01")).toBeNull();
    expect(say("2026-11-01", "2026-11-08", "2026-11-15", "2026-11-22")).toBeNull();
    expect(say("2026-06-01", "2026-07-01", "2026-08-01", "2026-09-01")).toBeNull();
  });
});
