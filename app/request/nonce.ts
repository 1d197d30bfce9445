import { createContext } from "react";

/** entry.server.tsx provides the nonce; it is empty in the browser. */
export const NonceContext = createContext("");
