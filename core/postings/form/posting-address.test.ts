import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readPosting } from "#core/postings/form/read-posting.ts";
import { makePostingInput } from "#test/posting-input.ts";
import { completeAddress, isPublicHost } from "./posting-address.ts";

const read = (overrides: Parameters<typeof makePostingInput>[0]) => {
  const result = readPosting(makePostingInput(overrides));
  return result.ok ? result.posting : result.errors;
};

describe("completeAddress", () => {
  test.each([
    ["example.com/jobs", "https://example.com/jobs"],
    ["www.example.com", "https://www.example.com"],
    ["example.com:8443/x", "https://example.com:8443/x"],
    ["//example.com/x", "//example.com/x"],
    ["bücher.example?a=1", "https://bücher.example?a=1"],
    ["https://example.com", "https://example.com"],
    ["http://example.com", "http://example.com"],
    ["HTTPS://example.com", "HTTPS://example.com"],
    ["javascript:alert(1)", "javascript:alert(1)"],
    ["mailto:a@example.com", "mailto:a@example.com"],
    ["jobs@example.com", "jobs@example.com"],
    ["logo.png", "logo.png"],
    ["see our website", "see our website"],
    ["localhost/jobs", "localhost/jobs"],
    ["", ""],
  ])("reads %j as %j", (text, expected) => {
    expect(completeAddress(text)).toBe(expected);
  });

  test("changes nothing twice", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.domain()), (text) => {
        const once = completeAddress(text);
        expect(completeAddress(once)).toBe(once);
      }),
    );
  });
});

test.each([
  "http://localhost:3000/x",
  "https://nas.local/jobs",
  "https://hr.internal/",
  "https://intranet/jobs",
  "http://127.0.0.1/x",
  "http://2130706433/x",
  "http://0x7f.1/x",
  "http://192.168.1.4/",
  "http://[::1]/",
  "https://printer.lan.",
  "https://router./jobs",
  "https://127.0.0.1./jobs",
  "https://2130706433/jobs",
  "https://0x7f.1/jobs",
  "https://0177.0.0.1/jobs",
  "https://[::127.0.0.1]/jobs",
  "https://jobs.localhost./jobs",
])("isPublicHost refuses %s", (address) => {
  expect(isPublicHost(address)).toBe(false);
});

test("readPosting completes addresses, and says what is wrong with private and insecure ones", () => {
  expect(
    read({ apply_url: "jobs.example.com/guide", company_logo_url: "example.com/logo.png" }),
  ).toMatchObject({
    applyUrl: "https://jobs.example.com/guide",
    companyLogoUrl: "https://example.com/logo.png",
  });
  const onlyPublic =
    "Only your own network can open this address. Use a public one, like https://example.com/jobs.";
  expect(read({ apply_url: "http://192.168.0.2/jobs" })).toEqual({ apply_url: onlyPublic });
  expect(read({ company_logo_url: "https://nas.local/logo.png" })).toEqual({ company_logo_url: onlyPublic });
  expect(read({ company_logo_url: "http://example.com/logo.png" })).toEqual({
    company_logo_url: "Readers' browsers load logos with https:// only. Use an address that begins with it.",
  });
  expect(read({ apply_url: "http://example.com/jobs" })).toMatchObject({
    applyUrl: "http://example.com/jobs",
  });
  expect(read({ apply_url: "not a link" })).toEqual({ apply_url: "Must be a valid URL" });
});
