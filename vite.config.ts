import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { checkContent } from "./core/content/check-content.ts";

/** What pages to read are made of: neither the home page nor a list needs it. */
const reading = /[\\/](article-frame|article-meta|breadcrumb|breadcrumb-list|prose|statistic-cards)\.tsx?$/;

/** What the home page and the lists are made of: neither a job's own page, nor a form, nor a member's page needs it. */
const lists =
  /[\\/](accordion|error-state|filter-fields|filter-form|job-results|pagination|plan-cards|refresh-button|unlock-banner|use-filter-form)\.tsx?$/;

// The server is built as one file with every dependency inside (engineering rule: one copy of each module).
// The browser gets few files: many small ones compress badly.
const browserFiles: Rolldown.CodeSplittingGroup[] = [
  {
    name: "framework",
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]/,
    priority: 2,
  },
  {
    name: (id, bundle) => (ofHomePage(bundle).has(id) && !lists.test(id) ? "shared" : null),
    debugName: "shared",
    test: /[\\/](app|core)[\\/](?!routes[\\/]home[\\/])/,
    priority: 1,
  },
  // Others need it, too, and nothing else of what follows.
  { name: "dates", test: /[\\/]long-date\.ts$/, priority: 1 },
  { name: "reading", test: reading },
  { name: "lists", test: lists },
];

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

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), checkedContent],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: browserFiles } } } } },
    ssr: {
      resolve: { noExternal: command === "build" ? true : undefined },
      build: { sourcemap: true, rollupOptions: { input: "./server/entry.ts" } },
    },
  },
}));
