export type PicturePoint = { x: number; y: number };

/** Ten units make one pixel of the maps that `us-atlas` draws. */
export const picture = { width: 9750, height: 6100 };

type Cone = { lon: number; center: [lon: number, lat: number]; parallels: [number, number]; scale: number };
type Inset = { cone: Cone; at: PicturePoint; holds: (lat: number, lon: number) => boolean };

const scale = 13_000;
const middle = { x: picture.width / 2, y: picture.height / 2 };

/** Each inset has its own cone, like in `d3.geoAlbersUsa`; Alaska is drawn at a third of its size. */
const insets: Inset[] = [
  {
    cone: { lon: -96, center: [-0.6, 38.7], parallels: [29.5, 45.5], scale },
    at: middle,
    holds: (lat, lon) => lat > 24 && lat < 49.7 && lon > -125.5 && lon < -66.5,
  },
  {
    cone: { lon: -154, center: [-2, 58.5], parallels: [55, 65], scale: scale * 0.35 },
    at: { x: middle.x - 0.307 * scale, y: middle.y + 0.201 * scale },
    // The last of Alaska's islands lie beyond the date line.
    holds: (lat, lon) => lat > 50.5 && lat < 72 && (lon < -129.5 || lon > 172),
  },
  {
    cone: { lon: -157, center: [-3, 19.9], parallels: [8, 18], scale },
    at: { x: middle.x - 0.205 * scale, y: middle.y + 0.212 * scale },
    holds: (lat, lon) => lat > 18.5 && lat < 23 && lon > -161 && lon < -154.5,
  },
];

/** Null outside the picture; parts of Canada and Mexico are inside it. */
export function onPicture({ lat, lon }: { lat: number; lon: number }): PicturePoint | null {
  const inset = insets.find(({ holds }) => holds(lat, lon));
  if (!inset) return null;
  const { cone, at } = inset;
  const [x, y] = conic(cone, lon - cone.lon, lat);
  const [x0, y0] = conic(cone, ...cone.center);
  return { x: at.x + cone.scale * (x - x0), y: at.y - cone.scale * (y - y0) };
}

export function milesPerUnit({ x, y }: PicturePoint): number {
  const isAlaska = x < 2_300 && y > 4_300;
  return 3959 / (isAlaska ? scale * 0.35 : scale);
}

/** This is Albers' equal-area conic projection of the unit sphere. */
function conic({ parallels }: Cone, lon: number, lat: number): [x: number, y: number] {
  const [sin1, sin2] = parallels.map((parallel) => Math.sin(radians(parallel))) as [number, number];
  const n = (sin1 + sin2) / 2;
  const c = 1 + sin1 * (2 * n - sin1);
  const rho = Math.sqrt(c - 2 * n * Math.sin(radians(lat))) / n;
  const theta = n * radians(((lon + 540) % 360) - 180);
  return [rho * Math.sin(theta), Math.sqrt(c) / n - rho * Math.cos(theta)];
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
