import { spawnSync } from "node:child_process";
import { mkdtempSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A disk small enough to be filled; null where this account may not mount one. */
export function smallDisk(size: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "waymark-disk-"));
  const options = `size=${size},mode=755`;
  if (spawnSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder]).status !== 0) {
    rmdirSync(folder);
    return null;
  }
  const filler = path.join(folder, "filler");
  return {
    folder,
    fill() {
      for (const bytes of [1 << 20, 1 << 12])
        try {
          for (;;) writeFileSync(filler, "x".repeat(bytes), { flag: "a" });
        } catch {}
    },
    clear: () => rmSync(filler, { force: true }),
    remove() {
      spawnSync("umount", ["--lazy", folder]);
      rmdirSync(folder);
    },
  };
}
