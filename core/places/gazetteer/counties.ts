import { readFileSync } from "node:fs";
import { usStateCode } from "#core/places/us-states.ts";

type Ring = [number, number][];
type Arcs = number[][];
type Geometry = {
  id: string;
  type: "Polygon" | "MultiPolygon";
  arcs: Arcs | Arcs[];
  properties: { name: string };
};
type Topology = {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: [number, number][][];
  objects: Record<"counties" | "states", { geometries: Geometry[] }>;
};

/** These are the Census Bureau's numbers of the territories. */
const codes: Record<string, string> = { "60": "AS", "66": "GU", "69": "MP", "72": "PR", "78": "VI" };

export type County = { state: string; name: string; lat: number; lon: number; rings: Ring[] };

export function readCounties(file: string): County[] {
  const topology: Topology = JSON.parse(readFileSync(file, "utf8"));
  const lines = topology.arcs.map((arc) => lineOf(arc, topology.transform));
  const states = new Map(
    topology.objects.states.geometries.map(({ id, properties }) => [
      id.padStart(2, "0"),
      codes[id] ?? usStateCode(properties.name) ?? "",
    ]),
  );
  return topology.objects.counties.geometries.map((geometry) => {
    const polygons = (geometry.type === "Polygon" ? [geometry.arcs] : geometry.arcs) as Arcs[];
    const rings = polygons.map(([outer = []]) => ringOf(outer, lines));
    const { lat, lon } = middleOf(rings);
    const state = states.get(geometry.id.padStart(5, "0").slice(0, 2)) ?? "";
    return { state, name: geometry.properties.name, lat, lon, rings };
  });
}

export function isInside({ rings }: County, lat: number, lon: number): boolean {
  return rings.some((ring) => {
    let inside = false;
    ring.forEach(([x, y], i) => {
      const [x2, y2] = ring[(i + 1) % ring.length] ?? [x, y];
      if (y > lat !== y2 > lat && lon < ((x2 - x) * (lat - y)) / (y2 - y) + x) inside = !inside;
    });
    return inside;
  });
}

function lineOf(arc: [number, number][], { scale, translate }: Topology["transform"]): Ring {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

function ringOf(arcs: number[], lines: Ring[]): Ring {
  return arcs.flatMap((index) => (index < 0 ? (lines[~index] ?? []).toReversed() : (lines[index] ?? [])));
}

function middleOf(rings: Ring[]): { lat: number; lon: number } {
  let best = { area: -1, lat: 0, lon: 0 };
  for (const ring of rings) {
    let [area, x, y] = [0, 0, 0];
    ring.forEach(([x1, y1], i) => {
      const [x2, y2] = ring[(i + 1) % ring.length] ?? [x1, y1];
      const cross = x1 * y2 - x2 * y1;
      area += cross;
      x += (x1 + x2) * cross;
      y += (y1 + y2) * cross;
    });
    // The ring is smaller than the map's grid, so it has no area.
    if (area === 0 && best.area < 0) best = { area: 0, lat: ring[0]?.[1] ?? 0, lon: ring[0]?.[0] ?? 0 };
    if (area !== 0 && Math.abs(area) > best.area)
      best = { area: Math.abs(area), lat: y / (3 * area), lon: x / (3 * area) };
  }
  return best;
}
