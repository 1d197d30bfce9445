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

type ListedRoute = { hasDefaultExport: boolean; hasAction: boolean; imports?: string[] };
type ListOfRoutes = { entry: { imports: string[] }; routes: Record<string, ListedRoute> };

/** Links lead to pages, and forms also to actions without a page; the API's functions are asked past the router. */
function isLedTo({ hasDefaultExport, hasAction }: ListedRoute, file = ""): boolean {
  return hasDefaultExport || (hasAction && !file.includes("routes/functions/"));
}

/**
 * Every page loads the list of routes, so it names only those that a browser may be led to, and of them nothing that
 * is loaded anyway or not so.
 */
async function shortenManifest(folder: string, files: Record<string, { file: string }> = {}) {
  const [name] = (await readdir(folder)).filter((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error("The build wrote no list of routes.");
  const file = path.join(folder, name);
  const [, start, list] =
    /^(window\.__reactRouterManifest=)(\{.*\});?$/s.exec(await readFile(file, "utf8")) ?? [];
  if (!start || !list) throw new Error("The list of routes does not look as it did: see shortenManifest.");
  const manifest: ListOfRoutes = JSON.parse(list);
  const routes = Object.entries(manifest.routes).filter(([id, route]) => isLedTo(route, files[id]?.file));
  const loaded = new Set([...manifest.entry.imports, ...(manifest.routes.root?.imports ?? [])]);
  for (const [id, route] of routes)
    if (id !== "root") route.imports = route.imports?.filter((script) => !loaded.has(script));
  const text = JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) }, (_name, value) =>
    value === false ? undefined : value,
  );
  await writeFile(file, `${start}${text};`);
}

export default {
  ssr: true,
  // Lists hold hundreds of links; discovering their routes one by one would ask for long manifests.
  routeDiscovery: { mode: "initial" },
  async buildEnd({ reactRouterConfig, buildManifest }) {
    await shortenManifest(
      path.join(reactRouterConfig.buildDirectory, "client/assets"),
      buildManifest?.routes,
    );
    await precompress(path.join(reactRouterConfig.buildDirectory, "client"));
  },
} satisfies Config;
