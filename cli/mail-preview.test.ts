import { readdirSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { mailKinds } from "#core/mail/kinds.ts";
import { mailPreview } from "./mail-preview.ts";

test("there is a preview of every kind of mail, as HTML and as text", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  expect(await mailPreview()).toBe(0);
  const written = readdirSync(".data/mail-preview");
  for (const kind of [...Object.keys(mailKinds), "sign-in-link", "job-alert"]) {
    expect(written).toEqual(expect.arrayContaining([`${kind}.html`, `${kind}.txt`]));
  }
});
