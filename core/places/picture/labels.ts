import type { PicturePoint } from "./albers-usa.ts";
import type { Frame } from "./frames.ts";

/** Sizes of a name and of the mark of a place, in screen pixels. */
export const nameSize = 11;
export const markSize = 6;

type Named = PicturePoint & { radius: number; name: string };
type Box = PicturePoint & { halfWidth: number; halfHeight: number };

/** A letter's width as a share of its size; most letters are narrower. */
const letterWidth = 0.58;

/** Each point is the middle of a name; null where it would cover a circle or another name. */
export function labelsOf(circles: Named[], frame: Frame, size: number): (PicturePoint | null)[] {
  const taken: Box[] = circles.map(({ x, y, radius }) => ({ x, y, halfWidth: radius, halfHeight: radius }));
  return circles.map((circle) => {
    const halfWidth = (size * letterWidth * circle.name.length) / 2;
    const halfHeight = size * 0.6;
    const [across, down] = [circle.radius + halfWidth + size * 0.3, circle.radius + halfHeight + size * 0.1];
    const { x, y } = circle;
    const places = [
      { x, y: y + down },
      { x, y: y - down },
      { x: x + across, y },
      { x: x - across, y },
    ];
    const box = places
      .map((place) => ({ ...place, halfWidth, halfHeight }))
      .find((place) => isInside(place, frame) && !taken.some((other) => overlap(place, other)));
    if (!box) return null;
    taken.push(box);
    return { x: Math.round(box.x), y: Math.round(box.y) };
  });
}

function isInside({ x, y, halfWidth, halfHeight }: Box, frame: Frame): boolean {
  const fits = (at: number, half: number, from: number, length: number) =>
    at - half >= from && at + half <= from + length;
  return fits(x, halfWidth, frame.x, frame.width) && fits(y, halfHeight, frame.y, frame.height);
}

function overlap(a: Box, b: Box): boolean {
  return Math.abs(a.x - b.x) < a.halfWidth + b.halfWidth && Math.abs(a.y - b.y) < a.halfHeight + b.halfHeight;
}
