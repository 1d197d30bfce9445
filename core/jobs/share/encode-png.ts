import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";

const deflateLater = promisify(deflate);
const mostColors = 256;

type Pixels = { width: number; height: number; pixels: Uint8Array };

/**
 * A flat picture as PNG with a palette, a third of the size of true color. Colors beyond the most frequent 256 are
 * those of softened edges: each becomes the nearest of these.
 */
export async function encodePng({ width, height, pixels }: Pixels): Promise<Buffer<ArrayBuffer>> {
  const colors = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const frequent = frequentColors(colors);
  const palette = Uint8Array.from(frequent.flatMap(channels));
  const rows = indexRows(colors, width, frequent, palette);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("PLTE", palette),
    chunk("IDAT", await deflateLater(rows, { level: 9, memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function frequentColors(colors: Uint32Array): number[] {
  const counts = new Map<number, number>();
  for (let i = 0; i < colors.length; ) {
    const color = colors[i] ?? 0;
    const start = i;
    while (i < colors.length && colors[i] === color) i++;
    counts.set(color, (counts.get(color) ?? 0) + i - start);
  }
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  return sorted.slice(0, mostColors).map(([color]) => color);
}

function indexRows(colors: Uint32Array, width: number, frequent: number[], palette: Uint8Array): Buffer {
  const indexes = new Map(frequent.map((color, index) => [color, index]));
  // Each row begins with the number of its filter: none.
  const rows = Buffer.alloc(colors.length + colors.length / width);
  let last = -1;
  let index = 0;
  for (let i = 0, at = 0; i < colors.length; i++) {
    if (i % width === 0) rows[at++] = 0;
    const color = colors[i] ?? 0;
    if (color !== last) {
      index = indexes.get(color) ?? nearest(color, palette);
      indexes.set(color, index);
      last = color;
    }
    rows[at++] = index;
  }
  return rows;
}

function nearest(color: number, palette: Uint8Array): number {
  const [r, g, b] = channels(color);
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < palette.length; i += 3) {
    const [red, green, blue] = [r - (palette[i] ?? 0), g - (palette[i + 1] ?? 0), b - (palette[i + 2] ?? 0)];
    const distance = red * red + green * green + blue * blue;
    if (distance < least) {
      least = distance;
      best = i / 3;
    }
  }
  return best;
}

/** Pixels are in the order of their bytes: red, green, blue, opacity. */
function channels(color: number): [red: number, green: number, blue: number] {
  return [color & 255, (color >> 8) & 255, (color >> 16) & 255];
}

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
