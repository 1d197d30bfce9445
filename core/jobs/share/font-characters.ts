import { inflateSync } from "node:zlib";

/** The code points that a WOFF font has a glyph for, read from its character map (format 4). */
export function charactersOf(woff: Buffer): Set<number> {
  const map = tableOf(woff, "cmap");
  const found = new Set<number>();
  for (let i = 0; i < map.readUInt16BE(2); i++) {
    const at = map.readUInt32BE(4 + i * 8 + 4);
    if (map.readUInt16BE(at) === 4) for (const code of segmentsOf(map.subarray(at))) found.add(code);
  }
  return found;
}

function tableOf(woff: Buffer, name: string): Buffer {
  for (let i = 0; i < woff.readUInt16BE(12); i++) {
    const entry = woff.subarray(44 + i * 20, 64 + i * 20);
    if (entry.toString("latin1", 0, 4) !== name) continue;
    const [offset, packed, length] = [4, 8, 12].map((at) => entry.readUInt32BE(at)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + packed);
    return packed < length ? inflateSync(bytes) : bytes;
  }
  throw new Error(`The font has no table ${name}.`);
}

function* segmentsOf(table: Buffer): Generator<number> {
  const bytes = table.readUInt16BE(6);
  for (let i = 0; i < bytes; i += 2) {
    const [end, start] = [table.readUInt16BE(14 + i), table.readUInt16BE(16 + bytes + i)];
    const delta = table.readUInt16BE(16 + 2 * bytes + i);
    const rangeAt = 16 + 3 * bytes + i;
    const range = table.readUInt16BE(rangeAt);
    for (let code = start; code <= end && code < 0xffff; code++) {
      const glyph = range ? table.readUInt16BE(rangeAt + range + 2 * (code - start)) : code;
      if (glyph && (glyph + delta) % 0x10000) yield code;
    }
  }
}
