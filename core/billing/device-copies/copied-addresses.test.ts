import { describe, expect, test } from "vitest";
import { isCopied, isCopyable, isOwnPage } from "./copied-addresses.ts";

const at = (path: string) => new URL(path, "https://waymark.example");
const id = "11111111-1111-4111-8111-11111abcdef0";

describe("isCopied", () => {
  test.each([
    "/",
    "/jobs?location=Utah&facts=housing",
    "/remote-jobs",
    "/company/acme",
    "/company/acme/jobs/raft-guide-abcdef",
    "/search/park-ranger-jobs",
    "/outdoor-jobs-new-mexico",
    "/my-jobs?page=2",
    `/my-jobs/${id}`,
    "/my-applications",
    `/my-applications/${id}`,
  ])("holds for %s", (path) => expect(isCopied(at(path))).toBe(true));

  test.each([
    "/admin",
    "/admin/jobs",
    "/local/mailbox",
    "/functions/v1/create-checkout",
    "/rest/v1/jobs",
    "/auth",
    "/auth/confirm?token=x",
    "/auth/session",
    "/account",
    "/account/export",
    "/dashboard",
    "/post-job",
    "/post-job/manage?token=x",
    "/?session_id=cs_1",
    "/jobs?token=x",
    "/my-jobs/save",
    `/my-jobs/${id}/calendar.ics`,
    "/my-applications/export",
    "/unsubscribe-alert?alert_id=1",
    "/company/acme/jobs/raft-guide-abcdef/share.png",
    "/search/all",
  ])("does not hold for %s", (path) => expect(isCopyable(at(path))).toBe(false));

  test("does not hold for a page that says something once, although a device answers for it", () => {
    expect(isCopied(at("/?notice=signed-out"))).toBe(false);
    expect(isCopyable(at("/?notice=signed-out"))).toBe(true);
  });
});

test("isOwnPage tells what one person saved from what anybody may see", () => {
  expect(isOwnPage(at(`/my-jobs/${id}`))).toBe(true);
  expect(isOwnPage(at("/jobs"))).toBe(false);
});
