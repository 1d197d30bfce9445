/** In miles. */
export const earthRadius = 3959;

export type Point = { lat: number; lon: number };

export function milesBetween(a: Point, b: Point): number {
  const [lat1, lat2] = [radians(a.lat), radians(b.lat)];
  const dLat = lat2 - lat1;
  const dLon = radians(b.lon - a.lon);
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin(dLon / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(h)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
