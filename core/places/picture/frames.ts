import { milesPerUnit, type PicturePoint } from "./albers-usa.ts";
import frames from "./state-frames.json" with { type: "json" };

export type Frame = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** False for island territories, which the picture leaves out; their frame shows all of the US. */
  isDrawn: boolean;
};

const whole = { x: -640, y: 60, width: 10_300, height: 6_040 };

export function frameOf(state: string | null): Frame {
  const [x, y, width, height] = (frames as Record<string, number[]>)[state ?? ""] ?? [];
  if (x === undefined || y === undefined || !width || !height) return { ...whole, isDrawn: state === null };
  return { x, y, width, height, isDrawn: true };
}

export function frameAround(point: PicturePoint, miles: number): Frame {
  const height = (2.4 * miles) / milesPerUnit(point);
  const width = (height * whole.width) / whole.height;
  const [x, y] = [point.x - width / 2, point.y - height / 2].map(Math.round) as [number, number];
  return { x, y, width: Math.round(width), height: Math.round(height), isDrawn: true };
}

export const framedStates = Object.keys(frames);

export function isWithin({ x, y }: PicturePoint, frame: Frame): boolean {
  return x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height;
}
