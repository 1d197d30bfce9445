type Line = { text: string; isStart: boolean };

const narrowest = 45;
const widest = 110;
/** Bullets and indents take room that the trimmed line no longer shows. */
const slack = 3;

const starts =
  /^(?:[•·▪◦‣●○■□▸►➢➤✓✔*\uE000-\uF8FF]|[-–—](?:\s|$)|o(?:\s+[A-Z]|$)|\(?\d{1,2}[.)](?:\s|$)|\p{Lu}[^.!?:;]{0,40}:(?:\s|$))/u;
const separator = /^#|^(?:[^\p{L}\p{N}]*|o)$/u;
const ends = /[.!?:;]["”’')]?$/;

export function joinWrappedLines(text: string): string {
  return join(text, (line) => /^\p{Ll}/u.test(line.text));
}

/** Joins only full lines, so lists of lowercase items stay lists. */
export function joinFullLines(text: string): string {
  return join(text, () => false);
}

function join(text: string, goesOn: (line: Line) => boolean): string {
  if (!text.includes("\n")) return text;
  const lines = text.split("\n").map(lineOf);
  const blocks = [...blocksOf(lines)];
  const width = widthOf(blocks.filter(isEven).flat());
  const joined = new Set<Line>();
  for (const block of blocks) {
    const isWrapped = isEven(block);
    for (const [index, line] of block.entries()) {
      const above = block[index - 1];
      if (!above) continue;
      const isOpen = !ends.test(above.text) && (goesOn(line) || isFull(above, line, width));
      if (isWrapped || isOpen) joined.add(line);
    }
  }
  return lines.reduce(
    (whole, line, index) => whole + (joined.has(line) ? " " : index > 0 ? "\n" : "") + line.text,
    "",
  );
}

function lineOf(raw: string): Line {
  const text = raw.trim();
  return { text, isStart: starts.test(text) };
}

function* blocksOf(lines: Line[]): Generator<Line[]> {
  let block: Line[] = [];
  for (const line of lines) {
    const isApart = separator.test(line.text);
    if (isApart || line.isStart) {
      if (block.length > 1) yield block;
      block = [];
    }
    if (!isApart) block.push(line);
  }
  if (block.length > 1) yield block;
}

/** True if no line but the last had room for the next word, and most end in mid-sentence. */
function isEven(block: Line[]): boolean {
  const width = widthOf(block);
  if (block.length < 3 || width < narrowest || width > widest) return false;
  const breaks = block.slice(1).map((line, index) => ({ above: block[index] as Line, line }));
  const closed = breaks.filter(({ above }) => ends.test(above.text)).length;
  return 2 * closed <= breaks.length && breaks.every(({ above, line }) => isFull(above, line, width));
}

function widthOf(block: Line[]): number {
  return block.reduce((most, { text }) => Math.max(most, text.length), 0);
}

function isFull(above: Line, line: Line, width: number): boolean {
  if (width === 0 || above.text.length > width + slack) return false;
  const word = line.text.search(/\s|$/);
  return above.text.length + 1 + word > width - slack;
}
