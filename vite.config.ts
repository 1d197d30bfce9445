import { glob, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { minify } from "terser";
import { build, defineConfig, type Plugin, type Rolldown } from "vite";
import { firstStyles } from "./app/boot/first-styles.ts";
import { trimStyles } from "./app/boot/trim-styles.ts";
import { checkContent } from "./core/content/check-content.ts";

const outsideHome = /[\\/](app|core)[\\/](?!routes[\\/]home[\\/])/;

// The server is built as one file with every dependency inside (engineering rule: one copy of each module).
// The browser gets few files: many small ones compress badly.
const browserFiles: Rolldown.CodeSplittingGroup[] = [
  {
    name: "framework",
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]/,
    priority: 4,
  },
  // One file that loads no other: the entry asks for it without a list of what else to fetch. The rest is for those who ask.
  {
    name: "offline",
    test: /[\\/]app[\\/]offline[\\/](?!own-copies|taken|changes[\\/](page|change-words))/,
    priority: 2,
  },
  { name: "changes", test: /[\\/]app[\\/]offline[\\/]changes[\\/](page|change-words)/, priority: 2 },
  {
    name: (id, bundle) => (ofHomePage(bundle).has(id) && isOfOthers(id, bundle) ? "shared" : null),
    debugName: "shared",
    test: outsideHome,
    // A group takes along what it imports: these may not go along with one that few pages ask for.
    priority: 3,
  },
  // Members' pages need these, too, and nothing else of what follows.
  {
    name: (id, bundle) => (isOfReading(id, bundle) ? "dates" : null),
    debugName: "dates",
    test: /[\\/]core[\\/]/,
    priority: 1,
  },
  {
    name: (id, bundle) => (isOfLists(id, bundle) ? "lists" : null),
    debugName: "lists",
    test: outsideHome,
  },
  {
    name: (id, bundle) => (isOfReading(id, bundle) ? "reading" : null),
    debugName: "reading",
    // What lists have, members' pages load without the rest.
    test: /[\\/]app[\\/](?!components[\\/]lists[\\/])/,
  },
];

/** What the home page and the lists load: neither a job's own page, nor a form, nor a member's page does. */
function isOfLists(id: string, bundle: Rolldown.ChunkingContext): boolean {
  const routes = routesOf(id, bundle);
  const isListed = (route: string) => /^routes\/(home|jobs)\//.test(route) && route !== "routes/jobs/job.tsx";
  return routes.length > 1 && routes.includes("routes/home/home.tsx") && routes.every(isListed);
}

/** Neither the home page's alone, nor the lists'. */
function isOfOthers(id: string, bundle: Rolldown.ChunkingContext): boolean {
  return !isOfLists(id, bundle) && routesOf(id, bundle).some((route) => route !== "routes/home/home.tsx");
}

/** What several pages load, one of them a page to read. */
function isOfReading(id: string, bundle: Rolldown.ChunkingContext): boolean {
  const routes = routesOf(id, bundle);
  return routes.length > 1 && routes.some((route) => route.startsWith("routes/content/"));
}

/** The files of the routes that load a module at once: `routes/jobs/job.tsx`. */
function routesOf(id: string, bundle: Rolldown.ChunkingContext): string[] {
  const found = new Set([id]);
  for (const each of found)
    for (const importer of bundle.getModuleInfo(each)?.importers ?? []) found.add(importer);
  const entries = [...found].filter((each) => each.endsWith("?__react-router-build-client-route"));
  return entries.map((each) => path.relative("app", each.replace(/\?.*$/, "")).replaceAll("\\", "/"));
}

/** All that the home page loads at once. */
function ofHomePage(bundle: Rolldown.ChunkingContext): Set<string> {
  const found = new Set([path.resolve("app/root.tsx"), path.resolve("app/routes/home/home.tsx")]);
  for (const id of found)
    for (const imported of bundle.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/** A page that is not as its kind must be, or leads nowhere, ends the build. */
const checkedContent: Plugin = {
  name: "checked-content",
  apply: "build",
  async buildStart() {
    const names = await readdir("content", { recursive: true });
    const files = names.filter((name) => name.endsWith(".md"));
    const texts = files.map(async (name) => [name, await readFile(`content/${name}`, "utf8")]);
    checkContent(Object.fromEntries(await Promise.all(texts)));
  },
};

/** A service worker is one file that loads no other, beside the files of pages. */
const serviceWorkers: Plugin = {
  name: "service-workers",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  async generateBundle() {
    for (const [fileName, input] of [
      ["sw.js", "app/offline/worker/worker.ts"],
      ["sw-off.js", "app/offline/worker/leave.ts"],
    ] as const) {
      this.emitFile({ type: "asset", fileName, source: await buildAlone(input) });
    }
  },
};

async function buildAlone(input: string): Promise<string> {
  const rolldownOptions = { input, output: { format: "iife" as const } };
  const built = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: { write: false, modulePreload: false, target: "es2022", rolldownOptions },
  });
  const [file] = "output" in built ? built.output : [];
  if (file?.type !== "chunk") throw new Error(`${input} was not built into one file.`);
  return file.code;
}

/** Pages have it inline. The development server has React Router's own instead. */
const pageScript: Plugin = {
  name: "page-script",
  resolveId: (id) => (id === "virtual:page-script" ? `\0${id}` : null),
  async load(id) {
    if (id !== "\0virtual:page-script") return null;
    const isDev = this.environment.mode === "dev";
    return `export default ${JSON.stringify(isDev ? "" : await buildAlone("app/boot/page-script.ts"))};`;
  },
};

/** Before Vite's own minifier. The two together take 600 B off each page's script. */
const minifiedTwice: Plugin = {
  name: "minified-twice",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  async renderChunk(code) {
    const { code: minified } = await minify(code, { ecma: 2020, module: true, compress: { passes: 3 } });
    return minified ? { code: minified, map: null } : null;
  },
};

/** The server's build follows the browser's, and takes the first styles of pages from its sheet. */
const pickedStyles: Plugin = {
  name: "picked-styles",
  resolveId: (id) => (id === "virtual:first-styles" ? `\0${id}` : null),
  async load(id) {
    if (id !== "\0virtual:first-styles") return null;
    if (this.environment.mode === "dev") return "export default {};";
    for await (const sheet of glob("build/client/assets/app-*.css"))
      return `export default ${JSON.stringify(Object.fromEntries(await firstStyles(await readFile(sheet, "utf8"))))};`;
    throw new Error("The browser's build wrote no sheet.");
  },
};

/** Behind Tailwind's own plugin. */
const trimmedStyles: Plugin = {
  name: "trimmed-styles",
  apply: "build",
  enforce: "pre",
  transform: {
    filter: { id: /[\\/]app[\\/]app\.css\?transform-only$/ },
    handler: (code) => ({ code: trimStyles(code), map: null }),
  },
};

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    trimmedStyles,
    reactRouter(),
    checkedContent,
    minifiedTwice,
    serviceWorkers,
    pickedStyles,
    pageScript,
  ],
  environments: {
    client: {
      build: {
        modulePreload: false,
        rolldownOptions: { output: { codeSplitting: { groups: browserFiles } } },
      },
    },
    ssr: {
      // What is native stays outside of the file.
      resolve: { noExternal: command === "build" ? true : undefined, external: ["@resvg/resvg-js"] },
      build: { sourcemap: true, rollupOptions: { input: "./server/entry.ts" } },
    },
  },
}));
