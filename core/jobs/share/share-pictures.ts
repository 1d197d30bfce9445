import { LRUCache } from "lru-cache";
import { findJob } from "#core/jobs/pages/find-job.ts";
import { type ShareWords, shareVersion, shareWords } from "./share-words.ts";

const largest = 32 * 1024 * 1024;
/** One is drawn at a time, so pages keep their turn. More than this many must not wait. */
const longestQueue = 30;

const drawn = new LRUCache<string, Buffer<ArrayBuffer>>({
  maxSize: largest,
  sizeCalculation: ({ length }) => length,
});
const underWay = new Map<string, Promise<Buffer<ArrayBuffer>>>();
let turn: Promise<unknown> = Promise.resolve();

export type FoundPicture =
  | { kind: "drawn"; png: Buffer<ArrayBuffer>; version: string; expiresAt: Date }
  | { kind: "moved"; companySlug: string; jobSlug: string }
  | { kind: "gone" }
  | { kind: "busy" };

export async function findSharePicture(address: {
  companySlug: string;
  jobSlug: string;
}): Promise<FoundPicture | null> {
  const found = await findJob(address);
  if (!found || found.kind === "moved") return found;
  if (found.kind === "gone") return { kind: "gone" };
  const words = shareWords(found.job);
  const version = shareVersion(words);
  const png = drawn.get(version) ?? (await drawOnce(version, words));
  return png ? { kind: "drawn", png, version, expiresAt: found.job.expiresAt } : { kind: "busy" };
}

function drawOnce(version: string, words: ShareWords): Promise<Buffer<ArrayBuffer>> | null {
  const running = underWay.get(version);
  if (running) return running;
  if (underWay.size >= longestQueue) return null;
  const drawing = turn.then(() => draw(words));
  turn = drawing.catch(() => {});
  underWay.set(version, drawing);
  return drawing
    .then((png) => {
      drawn.set(version, png);
      return png;
    })
    .finally(() => underWay.delete(version));
}

/** Satori and resvg load with the first picture: most processes draw none at their start. */
async function draw(words: ShareWords): Promise<Buffer<ArrayBuffer>> {
  const { drawSharePicture } = await import("./draw-share-picture.server.ts");
  return drawSharePicture(words);
}
