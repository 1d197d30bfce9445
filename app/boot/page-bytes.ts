import styles from "virtual:first-styles";
import script from "virtual:page-script";
import type { EntryContext } from "react-router";
import fonts from "#app/fonts.css?url";
import type { PageFacts } from "#app/page-facts.ts";
import type { PageParts } from "#app/request/parts/page-parts.server.ts";
import type { BootFiles, FirstBytes } from "./first-bytes.ts";

/** A page that failed is of no kind, so that it waits for the whole sheet. */
export function pageBytes(context: EntryContext, status: number, parts: PageParts): FirstBytes {
  const routes = context.staticHandlerContext.matches.map(({ route }) => route.id);
  const facts = routes.map((id) => context.routeModules[id]?.handle as PageFacts | undefined);
  const kind = status < 400 && facts.find((each) => each?.firstStyles)?.firstStyles;
  const first = kind && styles[kind];
  return {
    styles: first ? parts.hold([constant(first)]) : null,
    script:
      script &&
      `window.__reactRouterContext = ${context.serverHandoffString};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());${parts.hold([constant(script)])}`,
    files: bootFiles(context, routes),
  };
}

const constants = new Map<string, Buffer>();

/** The bytes of what the build has made. */
function constant(text: string): Buffer {
  const bytes = constants.get(text) ?? Buffer.from(text);
  constants.set(text, bytes);
  return bytes;
}

function bootFiles({ manifest }: EntryContext, routes: string[]): BootFiles {
  const known = routes.flatMap((id) => manifest.routes[id] ?? []);
  const modules = known.map((route) => route.module);
  const imports = known.flatMap((route) => route.imports ?? []);
  return {
    preloads: [
      ...new Set([manifest.url, manifest.entry.module, ...manifest.entry.imports, ...modules, ...imports]),
    ],
    manifest: manifest.url,
    routes: Object.fromEntries(known.map((route) => [route.id, route.module])),
    entry: manifest.entry.module,
    fonts,
  };
}
