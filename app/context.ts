import { createContext } from "react-router";
import type { Account } from "#core/accounts/account.ts";
import type { Subscription } from "#core/billing/subscriptions/subscription.ts";
import type { Viewer } from "#core/jobs/viewer.ts";

/** The nonce that this answer's inline scripts carry. */
export const nonceContext = createContext<string>("");
/** Who is signed in, and what they have; null for everyone else. */
export const accountContext = createContext<{ account: Account; subscription: Subscription } | null>(null);
export const viewerContext = createContext<Viewer>({ kind: "anonymous" });
/** The client's address after trusted proxies, IPv6 cut to its /64: the key of limits. */
export const clientAddressContext = createContext<string>("");
export const requestIdContext = createContext<string>("");
/** Tells the page cache when this page turns wrong by itself, because a listing on it runs out. */
export const freshUntilContext = createContext<(moment: Date | null) => void>(() => {});
/** Tells the server which live featured job this page shows: who looks at it is counted. */
export const shownPostingContext = createContext<(jobId: string) => void>(() => {});
/** Takes an unexpected error of a loader, action or render to the one place where errors are written down. */
export const reportErrorContext = createContext<(error: unknown) => void>(() => {});
/** Whether a path is a page's: one of the route table, but neither its last resort nor an address that answers data. */
export const isPagePathContext = createContext<(pathname: string) => boolean>(() => false);
