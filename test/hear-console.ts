import { afterEach, beforeEach, vi } from "vitest";

/** What a test's commands say on the terminal, from the start of each test; nothing of it is printed. */
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
