import { afterEach, expect, test, vi } from "vitest";
import { askServer } from "./hear-server.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  [true, undefined],
  [false, "no-store"],
])("askServer of a browser whose onLine is %s asks with cache %s", async (onLine, cache) => {
  const asked = vi.fn(async () => new Response());
  vi.stubGlobal("navigator", { onLine });
  vi.stubGlobal("fetch", asked);
  await askServer("https://waymark.example/jobs", { redirect: "manual" });
  expect(asked).toHaveBeenCalledWith("https://waymark.example/jobs", {
    redirect: "manual",
    ...(cache && { cache }),
  });
});
