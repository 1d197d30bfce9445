import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

// The server is built as one file with every dependency inside (engineering rule: one copy of each module).
export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    ssr: {
      resolve: { noExternal: command === "build" ? true : undefined },
      build: { sourcemap: true, rollupOptions: { input: "./server/entry.ts" } },
    },
  },
}));
