import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { onPicture } from "./albers-usa.ts";

type Rings = number[][];
type Topology = {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: [number, number][][];
  objects: { states: { geometries: { properties: { name: string }; arcs: Rings | Rings[] }[] } };
};

/** The corners of each state's borders in a file of us-atlas. */
function cornersIn(file: string): Map<string, [number, number][]> {
  const { transform, arcs, objects }: Topology = JSON.parse(
    readFileSync(`node_modules/us-atlas/${file}.json`, "utf8"),
  );
  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]): [number, number] => {
      x += dx;
      y += dy;
      const { scale, translate } = transform;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
  return new Map(
    objects.states.geometries.map(({ properties, arcs }) => [
      properties.name,
      (arcs.flat(2) as number[]).flatMap((index) => lines[index < 0 ? ~index : index] ?? []),
    ]),
  );
}

function edges(corners: [number, number][]): number[] {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
}

test("onPicture draws every state where us-atlas has drawn it", () => {
  const drawn = cornersIn("states-albers-10m");
  const onEarth = cornersIn("states-10m");
  expect(drawn.size).toBe(51);
  for (const [name, corners] of drawn) {
    const ours = (onEarth.get(name) ?? []).flatMap(([lon, lat]): [number, number][] => {
      const point = onPicture({ lat, lon });
      return point ? [[point.x / 10, point.y / 10]] : [];
    });
    expect(ours.length, name).toBe(onEarth.get(name)?.length);
    for (const [i, edge] of edges(corners).entries())
      expect(Math.abs(edge - (edges(ours)[i] ?? 0)), name).toBeLessThan(0.5);
  }
});

test.each([
  ["Toronto", 43.65, -79.38, true],
  ["San Juan, Puerto Rico", 18.47, -66.11, false],
  ["Pago Pago", -14.28, -170.7, false],
  ["Chamonix", 45.92, 6.87, false],
  ["Whitehorse", 60.72, -135.06, true],
  ["Attu, beyond the date line", 52.9, 172.9, true],
  ["Tokyo", 35.68, 139.69, false],
])("onPicture has room for %s: %s, %s, %s", (_name, lat, lon, isShown) => {
  expect(onPicture({ lat, lon }) !== null).toBe(isShown);
});
