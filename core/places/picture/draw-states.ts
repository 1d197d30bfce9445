// Writes states.svg and state-frames.json from the npm package `us-atlas` (Census Bureau): `npm run base-map`.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { usStateCode } from "#core/places/us-states.ts";
import { areaOf, type Dot, simplify } from "./simplify.ts";

type Rings = number[][];
type State = {
  properties: { name: string };
} & ({ type: "Polygon"; arcs: Rings } | { type: "MultiPolygon"; arcs: Rings[] });
type Topology = {
  transform: { scale: Dot; translate: Dot };
  arcs: Dot[][];
  objects: { states: { geometries: State[] } };
};

/** A corner may be off by this share of the longer side of a state's picture. */
const precision = 1 / 150;
/** The smallest states get a frame this wide, which shows their neighbors. */
const smallestFrame = 700;
const margin = 0.06;
const [narrowest, widest] = [1.2, 1.7];

const source = path.join(import.meta.dirname, "../../../node_modules/us-atlas/states-albers-10m.json");
const { transform, arcs, objects }: Topology = JSON.parse(readFileSync(source, "utf8"));
const lines = arcs.map(toLine);
const states = objects.states.geometries
  .map((state) => ({
    code: usStateCode(state.properties.name) ?? "",
    rings: (state.type === "Polygon" ? [state.arcs] : state.arcs).flatMap((polygon) => polygon.slice(0, 1)),
  }))
  .toSorted((a, b) => (a.code < b.code ? -1 : 1));

/** Each arc is drawn for the smallest state it bounds, whose picture shows it largest. */
const sides = new Map<number, number>();
for (const { rings } of states) {
  const { width, height } = frameOf(rings.flatMap(ringOf), 0);
  const side = Math.max(width, height, smallestFrame / 2);
  for (const arc of rings.flat().map(arcAt)) sides.set(arc, Math.min(side, sides.get(arc) ?? side));
}
const simple = lines.map((line, arc) => simplify(line, ((sides.get(arc) ?? 0) * precision) ** 2));

const frames: Record<string, number[]> = {};
const paths = states.map(({ code, rings }) => {
  const sizes = rings.map((ring) => areaOf(ringOf(ring)));
  const largest = Math.max(...sizes);
  const larger = (size: number) => rings.filter((_, i) => (sizes[i] ?? 0) > size);
  // Islands too small to be seen are left out; the frame makes room for all but specks.
  const shown = larger(Math.max(largest / 1_000, 8));
  const { x, y, width, height } = frameOf(larger(largest / 20_000).flatMap(ringOf), margin);
  frames[code] = [x, y, width, height];
  return `<path id="${code}" d="${shown.map((ring) => pathOf(ring.flatMap(simpleArc))).join("")}"/>`;
});
const here = (file: string) => path.join(import.meta.dirname, file);
writeFileSync(
  here("states.svg"),
  `<svg xmlns="http://www.w3.org/2000/svg"><title>The states of the US</title><g id="us">${paths.join("")}</g></svg>\n`,
);
const rows = Object.entries(frames).map(
  ([code, frame]) => `  "${code}": ${JSON.stringify(frame).replaceAll(",", ", ")}`,
);
writeFileSync(here("state-frames.json"), `{\n${rows.join(",\n")}\n}\n`);

/** The picture counts in tenths of a pixel. */
function toLine(arc: Dot[]): Dot[] {
  const { scale, translate } = transform;
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [(x * scale[0] + translate[0]) * 10, (y * scale[1] + translate[1]) * 10];
  });
}

function arcAt(index: number): number {
  return index < 0 ? ~index : index;
}

function ringOf(arcs: number[]): Dot[] {
  return arcs.flatMap((index) => directed(lines, index));
}

function simpleArc(index: number): Dot[] {
  return directed(simple, index);
}

function directed(of: Dot[][], index: number): Dot[] {
  const line = of[arcAt(index)] ?? [];
  return index < 0 ? line.toReversed() : line;
}

function frameOf(dots: Dot[], margin: number) {
  const xs = dots.map(([x]) => x);
  const ys = dots.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const least = margin ? smallestFrame : 0;
  const wide = Math.max((right - left) * (1 + 2 * margin), least);
  const high = Math.max((bottom - top) * (1 + 2 * margin), least / widest);
  const width = Math.round(margin ? Math.max(wide, high * narrowest) : wide);
  const height = Math.round(margin ? Math.max(high, wide / widest) : high);
  return {
    x: Math.round((left + right - width) / 2),
    y: Math.round((top + bottom - height) / 2),
    width,
    height,
  };
}

function pathOf(ring: Dot[]): string {
  const dots = ring.map(([x, y]): Dot => [Math.round(x), Math.round(y)]);
  const [start = [0, 0]] = dots;
  let last = start;
  const steps = dots.slice(1, -1).flatMap(([x, y]) => {
    const step: Dot = [x - last[0], y - last[1]];
    last = [x, y];
    return step[0] || step[1] ? step : [];
  });
  return `M${joined(start)}l${joined(steps)}z`;
}

function joined(numbers: number[]): string {
  return numbers.join(" ").replaceAll(" -", "-");
}
