import { readdirSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { mailKinds } from "#core/mail/kinds.ts";
import { mailPreview } from "./mail-preview.ts";

test("mail-preview covers every kind of email, as HTML and as text", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  expect(await mailPreview()).toBe(0);
  const written = readdirSync(".data/mail-preview");
  for (const kind of [...Object.keys(mailKinds), "sign-in-link", "job-alert"]) {
    expect(written).toEqual(expect.arrayContaining([`${kind}.html`, `${kind}.txt`]));
  }
});
