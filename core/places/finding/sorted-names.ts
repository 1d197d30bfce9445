/** Names in alphabetical order. */
export type SortedNames = {
  numbers: Int32Array;
  /** The first `deepest` letters of each name, one name behind the other. */
  letters: Uint8Array;
  starts: Int32Array;
  /** How many letters each name shares with the one before. */
  shared: Uint8Array;
};

/** A state is a number with a bit for each typed letter, so it has room for these. */
const longest = 29;
const mostMistakes = 2;
const deepest = longest + mostMistakes;

export function sortNames(names: string[]): SortedNames {
  const numbers = inOrder(names);
  const length = names.reduce((sum, name) => sum + Math.min(name.length, deepest), 0);
  const [letters, starts] = [new Uint8Array(length), new Int32Array(names.length + 1)];
  const shared = new Uint8Array(names.length);
  let [before, start] = ["", 0];
  for (let at = 0; at < numbers.length; at++) {
    const name = (names[numbers[at] ?? 0] ?? "").slice(0, deepest);
    for (let i = 0; i < name.length; i++) letters[start + i] = name.charCodeAt(i);
    starts[at + 1] = start += name.length;
    shared[at] = sharedStart(before, name);
    before = name;
  }
  return { numbers, letters, starts, shared };
}

/** The numbers of the names from one on, in alphabetical order. */
export function inOrder(names: string[], from = 0): Int32Array {
  const numbers = Int32Array.from({ length: names.length - from }, (_, at) => from + at);
  return numbers.sort((a, b) => compare(names[a] ?? "", names[b] ?? ""));
}

/** The numbers of the names that are just this, of numbers in alphabetical order. */
export function numbersOf(name: string, names: string[], order: Int32Array): number[] {
  let [low, high] = [0, order.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(names[order[middle] ?? 0] ?? "", name) < 0) low = middle + 1;
    else high = middle;
  }
  const found: number[] = [];
  for (let at = low; at < order.length && names[order[at] ?? 0] === name; at++) found.push(order[at] ?? 0);
  return found;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function sharedStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a.charCodeAt(at) === b.charCodeAt(at)) at++;
  return at;
}

/**
 * Finds the names that begin with the typed text but for `most` mistakes: letters wrong, missing, extra or swapped. A
 * longer text is compared up to its 29th letter.
 *
 * Names that begin alike are compared once up to where they part. At each depth, three numbers say which beginnings of
 * the text the letters so far may stand for, with no, one or two mistakes (Wu and Manber's algorithm, with swaps).
 */
export function findAlmost(sorted: SortedNames, typed: string, most: 1 | 2): number[] {
  const { numbers, letters, starts, shared } = sorted;
  const text = typed.slice(0, longest);
  const end = 1 << text.length;
  const places = placesOfLetters(text);
  const [none, one, two] = [states(1), states(3), states(most > 1 ? 7 : 0)];
  const found: number[] = [];
  // Names that share this many letters with the one before are found, or not, as it is.
  let [settled, isFound, depth] = [deepest + 1, false, 0];
  for (let at = 0; at < numbers.length; at++) {
    const alike = shared[at] ?? 0;
    if (alike < settled) {
      [settled, isFound] = [deepest + 1, false];
      const [start, length] = [starts[at] ?? 0, (starts[at + 1] ?? 0) - (starts[at] ?? 0)];
      for (depth = Math.min(depth, alike); depth < length; ) {
        addLetter(letters[start + depth] ?? 0, depth ? (letters[start + depth - 1] ?? 0) : 0, depth++);
        const widest = (most > 1 ? two[depth] : one[depth]) ?? 0;
        if (widest && !(widest & end)) continue;
        [settled, isFound] = [depth, widest !== 0];
        break;
      }
    }
    if (isFound) found.push(numbers[at] ?? 0);
  }
  return found.sort((a, b) => a - b);

  function addLetter(letter: number, letterBefore: number, from: number) {
    const is = places[letter] ?? 0;
    const isSwapped = (is << 1) & (letterBefore ? (places[letterBefore] ?? 0) : 0);
    const [now0, now1, now2] = [none[from] ?? 0, one[from] ?? 0, two[from] ?? 0];
    const [last0, last1] = from ? [none[from - 1] ?? 0, one[from - 1] ?? 0] : [0, 0];
    const next0 = (now0 << 1) & is;
    const next1 = ((now1 << 1) & is) | now0 | ((now0 | next0) << 1) | ((last0 << 2) & isSwapped);
    none[from + 1] = next0;
    one[from + 1] = next1 & (2 * end - 1);
    if (most < 2) return;
    const next2 = ((now2 << 1) & is) | now1 | ((now1 | next1) << 1) | ((last1 << 2) & isSwapped);
    two[from + 1] = next2 & (2 * end - 1);
  }
}

/** The bit of a place is set for the letter that is there. */
function placesOfLetters(text: string): Int32Array {
  const places = new Int32Array(128);
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (letter < places.length) places[letter] = (places[letter] ?? 0) | (2 << at);
  }
  return places;
}

function states(first: number): Int32Array {
  const all = new Int32Array(deepest + 1);
  all[0] = first;
  return all;
}
