import type { ContourLines } from "#app/components/frame/contours.tsx";

/** The result is always the same, 960 by 420. */
export function drawContours(): ContourLines {
  const draw = (isDrawn: (index: number) => boolean) =>
    levels
      .filter((_, index) => isDrawn(index))
      .map(contour)
      .join("");
  return { thin: draw((index) => index % 4 !== 2), thick: draw((index) => index % 4 === 2) };
}

const columns = 32;
const rows = 14;
const cell = 30;

const summits = [
  [25, 4, 10, 30],
  [19, 8, 5.5, 18],
  [29.5, 10.5, 6, 14],
  [6, 12, 7, 26],
  [10, 2, 3.6, 14],
  [1, 4, 3, 10],
] as const;

/** Marching squares: keys are the high corners of a cell, values the edges that a line connects. */
const crossings: Record<number, string> = {
  1: "BL",
  2: "RB",
  3: "RL",
  4: "TR",
  5: "TRBL",
  6: "TB",
  7: "TL",
  8: "LT",
  9: "BT",
  10: "LTRB",
  11: "RT",
  12: "LR",
  13: "BR",
  14: "LB",
};

const levels = Array.from({ length: 13 }, (_, index) => 0.9 + index * 0.72);
function heightAt(x: number, y: number) {
  let height = 0.55 * Math.sin(x * 0.55 + y * 0.3) + 0.4 * Math.cos(y * 0.8 - x * 0.2);
  for (const [sx, sy, top, breadth] of summits)
    height += top * Math.exp(-((x - sx) ** 2 + 1.4 * (y - sy) ** 2) / breadth);
  return height;
}

function contour(level: number) {
  const next = new Map<string, string>();
  const points = new Map<string, [number, number]>();
  const cross = (edge: string, x: number, y: number) => {
    const down = edge === "L" || edge === "R";
    const fromX = edge === "R" ? x + 1 : x;
    const fromY = edge === "B" ? y + 1 : y;
    const key = `${fromX},${fromY}${down}`;
    const from = heightAt(fromX, fromY);
    const part = (level - from) / (heightAt(fromX + (down ? 0 : 1), fromY + (down ? 1 : 0)) - from);
    points.set(key, [even((fromX + (down ? 0 : part)) * cell), even((fromY + (down ? part : 0)) * cell)]);
    return key;
  };
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const corner = (dx: number, dy: number, bit: number) => (heightAt(x + dx, y + dy) > level ? bit : 0);
      const path = crossings[corner(0, 0, 8) + corner(1, 0, 4) + corner(1, 1, 2) + corner(0, 1, 1)] ?? "";
      for (let i = 0; i < path.length; i += 2)
        next.set(cross(path.charAt(i), x, y), cross(path.charAt(i + 1), x, y));
    }
  return joinLines(next)
    .map((keys) => smooth(keys.map((key) => points.get(key) ?? [0, 0])))
    .join("");
}

function joinLines(next: Map<string, string>) {
  const ends = new Set(next.values());
  const starts = [...next.keys()].filter((key) => !ends.has(key));
  const lines: string[][] = [];
  for (const start of [...starts, ...next.keys()]) {
    const line = [start];
    for (let key = next.get(start); key; key = next.get(key)) {
      next.delete(line.at(-1) ?? "");
      line.push(key);
    }
    // Half of the points give smoother lines. The smallest hills are left out.
    if (line.length > 9) lines.push(line.filter((_, index) => index % 2 === 0 || index === line.length - 1));
  }
  return lines;
}

type Point = [number, number];

function middle([ax, ay]: Point = [0, 0], [bx, by]: Point = [0, 0]): Point {
  return [(ax + bx) / 2, (ay + by) / 2];
}

/** Between even points the middle is whole. */
function even(length: number): number {
  return Math.round(length / 2) * 2;
}

/** Curves join in the middle of two points, so that each of them mirrors the one before: `t`. */
function smooth(points: Point[]) {
  const ring = String(points[0]) === String(points.at(-1));
  if (ring) points.push(points[1] ?? [0, 0]);
  let [x, y] = ring ? middle(points[0], points[1]) : (points[0] ?? [0, 0]);
  let path = `M${x} ${y}`;
  for (let i = 1; i < points.length - 1; i++) {
    const [cx, cy] = points[i] ?? [0, 0];
    const [ex, ey] = middle(points[i], points[i + 1]);
    path += `${i === 1 ? `q${cx - x} ${cy - y} ` : "t"}${ex - x} ${ey - y}`.replaceAll(" -", "-");
    [x, y] = [ex, ey];
  }
  return path;
}
