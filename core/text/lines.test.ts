import fc from "fast-check";
import { expect, test } from "vitest";
import { cutAtWord } from "#core/text/lines.ts";
import { tidyLine, tidyText } from "#core/text/tidy.ts";
import { runs } from "#test/runs.ts";

test("tidyLine removes invisible characters and collapses spaces", () => {
  expect(tidyLine("\ufeff Trail\u00a0 \u200bcrew\u0000\tlead\ud800 ")).toBe("Trail crew lead");
  expect(tidyText("a \r\n b\u2028c")).toBe("a\nb\nc");
});

test("tidyText limits the marks on a letter", () => {
  expect(tidyLine("Ve\u0302\u0323")).toBe("Vệ");
  expect(tidyLine(`e${"\u0323".repeat(500)}`).length).toBeLessThanOrEqual(31);
});

test("cutAtWord cuts between words, never inside a character", () => {
  expect(cutAtWord("high alpine hut keeper", 14)).toBe("high alpine");
  expect(cutAtWord("🏔".repeat(10), 5)).toBe("🏔🏔");
});

test("tidyText changes nothing the second time", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
      expect(tidyLine(tidyLine(text))).toBe(tidyLine(text));
      expect(tidyText(tidyText(text))).toBe(tidyText(text));
      expect(tidyLine(text)).not.toMatch(/\p{Cc}/u);
    }),
    { numRuns: runs(200) },
  );
});
