/** The inks of the home page's poster, as numbers: a picture for sharing has no style sheet. */
export const ink = {
  paper: "#f7f1e3",
  text: "#0f2d21",
  soft: "#4e5a50",
  sky: "#146272",
  dusk: "#0d2034",
  haze: "#5ba09f",
  glow: "#e7d2a0",
  sun: "#f9bb51",
  far: "#699d9f",
  peak: "#3d727f",
  snow: "#f9f5ea",
  shade: "#1d4e60",
  lake: "#71aaad",
  glint: "#f5e7c3",
  hill: "#416f52",
  wood: "#0a3123",
  ground: "#224d33",
  trail: "#e3cfa5",
  ochre: "#f0ac33",
  clay: "#a93622",
  rock: "#b9764c",
  bark: "#5c3a26",
} as const;

/** A scene is drawn on 1160 × 484 units. Its left part stays quiet down to 330, for the title. */
export const scene = { width: 1160, height: 484 };

export function area(fill: string, points: string): string {
  return `<path fill="${fill}" d="${points}"/>`;
}

export function line(stroke: string, width: number, points: string): string {
  return `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${points}"/>`;
}

export function disc(fill: string, x: number, y: number, r: number): string {
  return `<circle fill="${fill}" cx="${x}" cy="${y}" r="${r}"/>`;
}

export function sky(fill: string): string {
  return `<rect fill="${fill}" width="${scene.width}" height="${scene.height}"/>`;
}

/** The sun with two rings of light around it, as posters print it. */
export function sun(x: number, y: number, rings: [outer: string, inner: string], fill: string = ink.sun) {
  return disc(rings[0], x, y, 150) + disc(rings[1], x, y, 104) + disc(fill, x, y, 62);
}

export function stars(): string {
  const places = [930, 40, 1010, 92, 1088, 34, 1128, 128, 884, 118, 968, 176, 860, 26, 1060, 198, 806, 74];
  let points = "";
  for (let i = 0; i < places.length; i += 2) points += `M${places[i]} ${places[i + 1]}h4v4h-4z`;
  return area(ink.glint, points);
}

export type Fir = readonly [x: number, foot: number, tall: number];

export function firs(fill: string, all: readonly Fir[]): string {
  const paths = all.map(([x, y, tall]) => {
    const w = tall * 0.22;
    const right = (share: number, width: number) => `L${at(x + w * width)} ${at(y - tall * share)}`;
    const left = (share: number, width: number) => `L${at(x - w * width)} ${at(y - tall * share)}`;
    return `M${x} ${at(y - tall)}${right(0.66, 0.5)}${right(0.68, 0.25)}${right(0.36, 0.8)}${right(0.4, 0.4)}L${at(x + w)} ${y}L${at(x - w)} ${y}${left(0.4, 0.4)}${left(0.36, 0.8)}${left(0.68, 0.25)}${left(0.66, 0.5)}Z`;
  });
  return area(fill, paths.join(""));
}

type Coat = { coat: string; hat?: string; pack?: string };

/** Somebody who stands at (x, y), drawn 100 units tall at `size` 1. */
export function person(x: number, y: number, size: number, { coat, hat, pack }: Coat): string {
  const parts = [
    pack ? `<rect x="-27" y="-72" width="18" height="36" rx="7" fill="${pack}"/>` : "",
    area(ink.wood, "M-12-38H12L14 0H3L0-24-3 0H-14Z"),
    area(coat, "M-12-74Q0-80 12-74L16-34H-16Z"),
    line(coat, 8, "M-10-68-18-44M10-68 19-46"),
    disc("#d9a577", 0, -86, 9),
    hat
      ? area(hat, "M-19-89H19L17-93H9Q8-104 0-104-8-104-9-93H-17Z")
      : area(ink.wood, "M-10-87A10 10 0 0 1 10-87Z"),
  ];
  return `<g transform="translate(${x} ${y}) scale(${size})">${parts.join("")}</g>`;
}

function at(value: number): number {
  return Math.round(value * 10) / 10;
}
