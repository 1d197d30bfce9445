import { createContext } from "react-router";
import type { Account } from "#core/accounts/account.ts";
import type { Subscription } from "#core/billing/subscriptions/subscription.ts";
import type { Viewer } from "#core/jobs/viewer.ts";

export const nonceContext = createContext<string>("");
export const accountContext = createContext<{ account: Account; subscription: Subscription } | null>(null);
/** The day of the visit before today's, where it is known. */
export const lastVisitContext = createContext<string | null>(null);
export const viewerContext = createContext<Viewer>({ kind: "anonymous" });
/** The client's address after trusted proxies, IPv6 cut to its /64: the key of rate limits. */
export const clientAddressContext = createContext<string>("");
export const requestIdContext = createContext<string>("");
/** Tells the page cache when a listing on this page runs out and the page turns wrong. */
export const freshUntilContext = createContext<(moment: Date | null) => void>(() => {});
export const shownPostingContext = createContext<(jobId: string) => void>(() => {});
/** True for what is stored for everybody, and for who asks again for the page they are on. */
export const asksAfreshContext = createContext<boolean>(false);
export const reportErrorContext = createContext<(error: unknown) => void>(() => {});
/** True where the database can't be used: the page is drawn without asking it. */
export const isDatabaseAwayContext = createContext<boolean>(false);
/** True where something threw, and an error page would take the place of the page that was asked for. */
export const hasThrownContext = createContext<boolean>(false);
/** The bytes of a rendered page, beside its answer without a body: an answer copies its bytes, and reading them again takes longer. */
export type WholePage = { answer: Response; bytes: Uint8Array<ArrayBuffer> };
export const wholePageContext = createContext<WholePage | null>(null);
/** True for the route table's pages, without its catch-all and addresses that answer data. */
export const isPagePathContext = createContext<(pathname: string) => boolean>(() => false);
