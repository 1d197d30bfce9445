import { expect, test } from "vitest";
import { markLines } from "./mark-selection.ts";
import { withLineBreaks } from "./paste-clean.ts";

/** Returns the text after a button was pressed. The selection is between bars: "|" is the caret. */
function press(mark: "# " | "- ", marked: string): string {
  const [before = "", within = "", after] = marked.split("|");
  const text = before + within + (after ?? "");
  const start = before.length;
  const end = after === undefined ? start : start + within.length;
  const { from, to, insert, selection } = markLines(text, start, end, mark);
  const next = text.slice(0, from) + insert + text.slice(to);
  const [first, last] = selection;
  const bars = first === last ? "|" : `|${next.slice(first, last)}|`;
  return next.slice(0, first) + bars + next.slice(last);
}

test("markLines marks the line of the caret, wherever the caret is in it", () => {
  expect(press("# ", "|")).toBe("# |");
  expect(press("# ", "The r|ole\nRow.")).toBe("# The r|ole\nRow.");
  expect(press("- ", "Duties\n|Row")).toBe("Duties\n- |Row");
});

test("markLines replaces another mark, and removes the same one", () => {
  expect(press("- ", "# Row|")).toBe("- Row|");
  expect(press("# ", "# Row|")).toBe("Row|");
  expect(press("- ", "|- Row")).toBe("|Row");
});

test("markLines marks all selected lines but empty ones, and keeps the selection", () => {
  expect(press("- ", "|Row\n\nCook|\nEnd")).toBe("|- Row\n\n- Cook|\nEnd");
  expect(press("- ", "|- Row\n- Cook|")).toBe("|Row\nCook|");
  expect(press("- ", "|- Row\nCook|")).toBe("|- Row\n- Cook|");
});

test("pasted text of several lines begins and ends its own line", () => {
  expect(withLineBreaks("boats", "We row ", " daily")).toBe("boats");
  expect(withLineBreaks("# Role\n\nRow.", "", "")).toBe("# Role\n\nRow.");
  expect(withLineBreaks("- Row\n- Cook", "Duties:", "End")).toBe("\n\n- Row\n- Cook\n\n");
  expect(withLineBreaks("- Row\n- Cook", "Duties:\n", "\nEnd")).toBe("- Row\n- Cook");
});
