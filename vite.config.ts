import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

// The server is built as one file with every dependency inside (engineering rule: one copy of each module).
// The browser gets few files: many small ones compress badly.
const browserFiles = [
  {
    name: "framework",
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]/,
    priority: 2,
  },
  { name: "shared", test: /[\\/](app|core)[\\/]/, minShareCount: 3 },
];

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: browserFiles } } } } },
    ssr: {
      resolve: { noExternal: command === "build" ? true : undefined },
      build: { sourcemap: true, rollupOptions: { input: "./server/entry.ts" } },
    },
  },
}));
