const longest = 128;

// A search compares many names, so it reuses these rows: two rows back, one row back and this row.
let [before, last, now] = [row(), row(), row()];

function row() {
  return new Uint8Array(longest + 1);
}

/** Cells farther than `most` from the diagonal get this cost without being computed. */
const tooMany = 100;

/** Mistakes are letters that are wrong, missing, extra or swapped; above `most` the count is `most + 1`. */
export function mistakesAtStart(name: string, typed: string, most: number) {
  const length = Math.min(typed.length, longest);
  const width = Math.min(name.length, length + most, longest);
  const none = { mistakes: most + 1, isWhole: false };
  if (length - width > most) return none;
  for (let column = 0; column <= width; column++) last[column] = column;
  for (let at = 1; at <= length; at++) {
    const letter = typed.charCodeAt(at - 1);
    const from = Math.max(1, at - most);
    const to = Math.min(width, at + most);
    now[from - 1] = from === 1 ? at : tooMany;
    let least = now[from - 1] ?? tooMany;
    for (let column = from; column <= to; column++) {
      const isSame = letter === name.charCodeAt(column - 1);
      let cost = (last[column - 1] ?? tooMany) + (isSame ? 0 : 1);
      const above = at > 1 && column === at + most ? tooMany : (last[column] ?? tooMany);
      cost = Math.min(cost, above + 1, (now[column - 1] ?? tooMany) + 1);
      const isSwapped =
        at > 1 &&
        column > 1 &&
        letter === name.charCodeAt(column - 2) &&
        typed.charCodeAt(at - 2) === name.charCodeAt(column - 1);
      if (isSwapped) cost = Math.min(cost, (before[column - 2] ?? tooMany) + 1);
      now[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return none;
    [before, last, now] = [last, now, before];
  }
  let mistakes = most + 1;
  for (let column = Math.max(0, length - most); column <= width; column++)
    mistakes = Math.min(mistakes, last[column] ?? tooMany);
  return { mistakes, isWhole: width === name.length && last[width] === mistakes };
}
