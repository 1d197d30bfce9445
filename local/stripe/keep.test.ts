import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { emptyState } from "./account.ts";
import { readState, writeState } from "./keep.ts";

const folder = mkdtempSync(path.join(tmpdir(), "waymark-keep-"));

test("readState names a file that is broken", () => {
  const file = path.join(folder, "stripe.json");
  writeFileSync(file, '{"half":');
  expect(() => readState(file)).toThrow(`${file} is broken.`);
});

test("writeState leaves an unwritable file as it was, and says so", () => {
  const file = path.join(folder, "kept.json");
  writeFileSync(file, "{}");
  mkdirSync(`${file}.new`);
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  writeState(file, emptyState);
  expect(said).toHaveBeenCalledWith(expect.stringContaining(`${file} could not be written`));
  said.mockRestore();
  expect(readFileSync(file, "utf8")).toBe("{}");
});
