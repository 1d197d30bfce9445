export type Dot = [x: number, y: number];

/** This is the algorithm of Visvalingam and Whyatt: corners of triangles smaller than `area` go. */
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
