import { createContext, useContext } from "react";

/** What only the server knows of a page's first bytes: entry.server.tsx provides it. */
export type FirstBytes = {
  /** The first styles of this kind of page. Null for a page that waits for the whole sheet. */
  styles: string | null;
  /** The inline script behind the whole sheet. Always the same. */
  script: string;
  files: BootFiles;
};

export type BootFiles = {
  preloads: string[];
  manifest: string;
  routes: Record<string, string>;
  entry: string;
  fonts: string;
};

export const FirstBytesContext = createContext<FirstBytes | null>(null);

export const useFirstBytes = import.meta.env.SSR ? () => useContext(FirstBytesContext) : () => null;
