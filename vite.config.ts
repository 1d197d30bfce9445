import { glob, readdir, readFile } from "node:fs/promises";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { build, defineConfig, type Plugin } from "vite";
import { firstStyles } from "./app/boot/first-styles.ts";
import { checkContent } from "./core/content/check-content.ts";

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

/** The server's build follows the browser's, and takes the first styles of pages from its sheet. */
const pickedStyles: Plugin = {
  name: "picked-styles",
  resolveId: (id) => (id === "virtual:first-styles" ? `\0${id}` : null),
  async load(id) {
    if (id !== "\0virtual:first-styles") return null;
    if (this.environment.mode === "dev" || this.environment.name === "client") return "export default {};";
    for await (const sheet of glob("build/client/assets/app-*.css"))
      return `export default ${JSON.stringify(Object.fromEntries(await firstStyles(await readFile(sheet, "utf8"))))};`;
    throw new Error("The browser's build wrote no sheet.");
  },
};

/** Without these a page asks for fifty files, which compress badly. */
const browserFiles = [
  { name: "framework", test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
  { name: "shared", test: /[\\/](app|core)[\\/]/, minShareCount: 8 },
];

// The server is built as one file with every dependency inside (engineering rule: one copy of each module).
export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), checkedContent, serviceWorkers, pickedStyles],
  build: { modulePreload: false },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: browserFiles } } } },
    },
    ssr: {
      // What is native stays outside of the file.
      resolve: { noExternal: command === "build" ? true : undefined, external: ["@resvg/resvg-js"] },
      build: { sourcemap: true, rollupOptions: { input: "./server/entry.ts" } },
    },
  },
}));
