import { createContext } from "react";

/** The nonce of this answer's inline scripts; entry.server.tsx provides it, in the browser it is empty. */
export const NonceContext = createContext("");
