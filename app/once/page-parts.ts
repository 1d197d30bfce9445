import { createContext, useContext } from "react";
import type { PageParts } from "./page-parts.server.ts";

/** entry.server.tsx provides it. Null in the browser, and where a text is drawn for later. */
export const PagePartsContext = createContext<PageParts | null>(null);

export const usePageParts = import.meta.env.SSR ? () => useContext(PagePartsContext) : () => null;
