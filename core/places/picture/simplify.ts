export type Dot = [x: number, y: number];

/** A line without the corners that a triangle of less than this area cuts off, by Visvalingam and Whyatt; its ends stay. */
export function simplify(line: Dot[], area: number): Dot[] {
  const kept = [...line];
  while (kept.length > 2) {
    let least = { at: 0, area };
    for (let at = 1; at < kept.length - 1; at++) {
      const found = areaAt(kept, at);
      if (found < least.area) least = { at, area: found };
    }
    if (!least.at) break;
    kept.splice(least.at, 1);
  }
  return kept;
}

/** What a closed line encloses. */
export function areaOf(ring: Dot[]): number {
  const [first] = ring;
  const crossed = ring.map(([x, y], i) => {
    const [x2, y2] = ring[i + 1] ?? first ?? [x, y];
    return x * y2 - x2 * y;
  });
  return Math.abs(crossed.reduce((sum, cross) => sum + cross, 0)) / 2;
}

function areaAt(line: Dot[], at: number): number {
  return areaOf(line.slice(at - 1, at + 2));
}
