export type Bytes = Uint8Array<ArrayBuffer>;

export function joinPieces(pieces: readonly Uint8Array[]): Bytes {
  return joinInto(new Uint8Array(sizeOf(pieces)), pieces);
}

const largestRoom = 512 * 1024;
const room = new Uint8Array(largestRoom);

/** For bytes that are read before anything else happens: the next call takes the same room. */
export function joinForNow(pieces: readonly Uint8Array[]): Bytes {
  const size = sizeOf(pieces);
  return joinInto(size > largestRoom ? new Uint8Array(size) : room.subarray(0, size), pieces);
}

export function sizeOf(pieces: readonly Uint8Array[]): number {
  return pieces.reduce((sum, piece) => sum + piece.length, 0);
}

function joinInto(whole: Bytes, pieces: readonly Uint8Array[]): Bytes {
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
