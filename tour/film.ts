import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";

/** Keeps every picture that the browser draws, with its moment; `stop` writes the list that ffmpeg reads. */
export async function filmFrames(page: Page, folder: string) {
  const frames: { file: string; at: number }[] = [];
  const writing: Promise<void>[] = [];
  const session = await page.context().newCDPSession(page);
  const started = Date.now() / 1000;
  session.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    const file = path.join(folder, `${String(frames.length).padStart(5, "0")}.jpg`);
    frames.push({ file, at: metadata.timestamp ?? Date.now() / 1000 });
    writing.push(writeFile(file, Buffer.from(data, "base64")));
    void session.send("Page.screencastFrameAck", { sessionId }).catch(() => {});
  });
  await session.send("Page.startScreencast", { format: "jpeg", quality: 92, everyNthFrame: 1 });

  return {
    seconds: () => Date.now() / 1000 - started,
    async stop(): Promise<string> {
      await session.send("Page.stopScreencast");
      await Promise.all(writing);
      const ended = Date.now() / 1000;
      const lines = frames.flatMap(({ file, at }, index) => {
        const from = index === 0 ? started : at;
        const until = frames[index + 1]?.at ?? ended;
        return [`file '${file}'`, `duration ${Math.max(until - from, 0.001).toFixed(3)}`];
      });
      const last = frames.at(-1);
      const list = path.join(folder, "frames.txt");
      // ffmpeg forgets the duration of the last picture unless it is named again.
      await writeFile(list, [...lines, ...(last ? [`file '${last.file}'`] : [])].join("\n"));
      return list;
    },
  };
}
