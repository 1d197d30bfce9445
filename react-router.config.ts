import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Config } from "@react-router/dev/config";

/** Hono's serveStatic({ precompressed: true }) answers with these files; Vite does not write them. */
async function precompress(folder: string) {
  const quality = process.env.FAST_BUILD === "1" ? 4 : 11;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|json|txt)$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const body = await readFile(file);
    if (body.length < 1024) continue;
    await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 }));
    await writeFile(
      `${file}.br`,
      await promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    );
  }
}

export default {
  ssr: true,
  // Lists hold hundreds of links; discovering their routes one by one would ask for long manifests.
  routeDiscovery: { mode: "initial" },
  // A job's page is fetched ahead in one piece.
  splitRouteModules: false,
  async buildEnd({ reactRouterConfig }) {
    await precompress(path.join(reactRouterConfig.buildDirectory, "client"));
  },
} satisfies Config;
