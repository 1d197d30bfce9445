import { afterEach, beforeEach, vi } from "vitest";

/** Collects what a test's commands print, from the start of each test, and prints nothing. */
export function hearConsole(): string[] {
  const said: string[] = [];
  const hear = (text: unknown) => void said.push(String(text));
  beforeEach(() => {
    said.length = 0;
    vi.spyOn(console, "log").mockImplementation(hear);
    vi.spyOn(console, "error").mockImplementation(hear);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  return said;
}
