import { nearestTown } from "#core/places/gazetteer/gazetteer.server.ts";
import type { Read } from "./located.ts";

const number = String.raw`([-+]?\d{1,3}(?:\.\d{1,15})?) ?°? ?([NSEW])?`;
const pair = new RegExp(
  String.raw`^[\s([]{0,3}(?:lat(?:itude)?:? ?)?${number} ?[,; /] ?(?:lon(?:gitude)?:? ?)?${number}\W{0,3}$`,
  "i",
);
const minutes =
  /^[^\p{L}]{0,3}\d{1,3} ?° ?\d{1,2} ?['’′][^\p{L}]{0,9}[NS]?[^\p{L}]{0,3}\d{1,3} ?° ?\d{1,2} ?['’′][^\p{L}]{0,9}[EW]?\W{0,3}$/u;

/** In miles; a point farther from any town gets no name. */
const farthest = 25;

export function isCoordinates(text: string): boolean {
  const line = text.trim();
  return line.length < 80 && (minutes.test(line) || pair.test(line));
}

export function readCoordinates(text: string): Read | null {
  const [, first = "", side = "", second = "", other = ""] = pair.exec(text.trim()) ?? [];
  // Two whole numbers may mean anything.
  if (!/\.\d/.test(first) || !/\.\d/.test(second)) return null;
  const turned = /[EW]/i.test(side) && /[NS]/i.test(other);
  const [lat, lon] = [signed(first, side), signed(second, other)];
  const point = turned ? { lat: lon, lon: lat } : { lat, lon };
  if (Math.abs(point.lat) > 90 || Math.abs(point.lon) > 180 || (point.lat === 0 && point.lon === 0))
    return null;
  const town = nearestTown(point, farthest);
  if (!town) return null;
  const known = { ...town, ...point };
  return { name: town.name, known, country: town.country, state: town.state, isSure: true };
}

function signed(degrees: string, side: string): number {
  const size = Number(degrees);
  return /[SW]/i.test(side) ? -Math.abs(size) : size;
}
