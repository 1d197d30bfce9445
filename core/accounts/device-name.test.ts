import { expect, test } from "vitest";
import { deviceName } from "./device-name.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  ["Chrome on Windows", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`],
  ["Chrome on Android", `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/142.0.0.0 Mobile Safari/537.36`],
  ["Firefox on Android", "Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0"],
  ["Firefox on Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0"],
  ["Edge on Windows", `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/142.0 Safari/537.36 Edg/142.0.0.0`],
  [
    "Opera on Mac",
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/140 Safari/537.36 OPR/125.0`,
  ],
  [
    "Safari on iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1",
  ],
  [
    "Safari on Mac",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15",
  ],
  [null, "curl/8.5.0"],
  [null, "<script>alert(1)</script>"],
  [null, ""],
])("deviceName says %s of its user agent", (name, userAgent) => {
  expect(deviceName(userAgent)).toBe(name);
});

test("deviceName returns null without a user agent", () => {
  expect(deviceName(null)).toBeNull();
});
