import type { BootFiles } from "./first-bytes.ts";

/** Fonts are not worth their wait where the sheet took longer. */
const patienceMs = 4000;

/** Runs behind the whole sheet, which browsers wait for before a script. Until then, nothing but styles is fetched. */
export function bootPage() {
  const files: BootFiles = JSON.parse(document.currentScript?.dataset.files ?? "");
  const { connection } = navigator as { connection?: { saveData: boolean } };
  if (performance.now() < patienceMs && !connection?.saveData)
    append({ rel: "stylesheet", href: files.fonts });
  for (const href of files.preloads) append({ rel: "modulepreload", href, fetchPriority: "low" });

  const names = Object.keys(files.routes);
  void Promise.all([files.manifest, ...Object.values(files.routes)].map(load)).then(([, ...modules]) => {
    Object.assign(window, {
      __reactRouterRouteModules: Object.fromEntries(names.map((name, index) => [name, modules[index]])),
    });
    return load(files.entry);
  });
}

function append(attributes: Partial<HTMLLinkElement>) {
  document.head.append(Object.assign(document.createElement("link"), attributes));
}

function load(file: string): Promise<unknown> {
  return import(/* @vite-ignore */ file);
}
