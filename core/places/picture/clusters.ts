import type { PicturePoint } from "./albers-usa.ts";

type Dot = PicturePoint & { lat: number; lon: number };

export type Group = {
  jobs: number;
  dots: Dot[];
};

export type Cluster = Dot & {
  /** A job with several places inside counts once. */
  jobs: number;
  radius: number;
  dots: Dot[];
};

/** All lengths are in units of the picture. */
export type Drawing = {
  smallest: number;
  /** A circle of all jobs would be this much larger than the smallest, up to `largest`. */
  growth: number;
  largest: number;
};

type Growing = Dot & {
  single: number;
  several: Set<Group>;
  dots: Dot[];
  jobs: number;
  radius: number;
};

/** Circles that would touch become one in their middle, and the largest circle comes first. */
export function clustersOf(groups: Group[], { smallest, growth, largest }: Drawing): Cluster[] {
  const total = groups.reduce((sum, { jobs }) => sum + jobs, 0);
  const radiusOf = (jobs: number) => Math.min(smallest + growth * Math.sqrt(jobs / total), largest);
  let circles = startingCircles(groups, smallest / 2);
  for (;;) {
    for (const circle of circles) circle.radius = radiusOf(circle.jobs);
    const merged = mergeTouching(circles, 2 * largest);
    if (merged.length === circles.length) break;
    circles = merged;
  }
  return circles
    .toSorted((a, b) => b.jobs - a.jobs || a.x - b.x || a.y - b.y)
    .map(({ x, y, lat, lon, jobs, radius, dots }) => ({ x, y, lat, lon, jobs, radius, dots }));
}

/** Dots in one square are so close that they would become one circle anyway. */
function startingCircles(groups: Group[], step: number): Growing[] {
  const squares = new Map<string, Growing>();
  for (const group of groups) {
    for (const dot of group.dots) {
      const key = `${Math.round(dot.x / step)} ${Math.round(dot.y / step)}`;
      const isAlone = group.dots.length === 1;
      const circle: Growing = {
        ...dot,
        single: isAlone ? group.jobs : 0,
        several: new Set(isAlone ? [] : [group]),
        dots: [dot],
        jobs: group.jobs,
        radius: 0,
      };
      const known = squares.get(key);
      if (known) join(known, circle);
      else squares.set(key, circle);
    }
  }
  return [...squares.values()];
}

function mergeTouching(circles: Growing[], reach: number): Growing[] {
  const left = new Set(circles.toSorted((a, b) => b.jobs - a.jobs || a.x - b.x || a.y - b.y));
  const squareOf = ({ x, y }: PicturePoint) => [Math.floor(x / reach), Math.floor(y / reach)] as const;
  const grid = Map.groupBy(left, (circle) => squareOf(circle).join(" "));
  const merged: Growing[] = [];
  for (const circle of left) {
    left.delete(circle);
    const { x, y, radius } = circle;
    const [column, row] = squareOf(circle);
    for (let i = column - 1; i <= column + 1; i++)
      for (let j = row - 1; j <= row + 1; j++)
        for (const other of grid.get(`${i} ${j}`) ?? []) {
          const touches = Math.hypot(other.x - x, other.y - y) < radius + other.radius;
          if (touches && left.delete(other)) join(circle, other);
        }
    merged.push(circle);
  }
  return merged;
}

function join(circle: Growing, other: Growing) {
  const share = other.jobs / (circle.jobs + other.jobs);
  for (const axis of ["x", "y", "lat", "lon"] as const) circle[axis] += (other[axis] - circle[axis]) * share;
  circle.single += other.single;
  for (const group of other.several) circle.several.add(group);
  circle.dots.push(...other.dots);
  circle.jobs = circle.single + [...circle.several].reduce((sum, { jobs }) => sum + jobs, 0);
}
