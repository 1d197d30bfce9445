import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { AccountView } from "#app/account/account-view.ts";
import { onReturn } from "#app/account/on-return.ts";
import { useAccount } from "#app/account/use-account.ts";

/**
 * Keeps this page true while another tab signs in, signs out or pays: asks who is signed in whenever somebody comes
 * back, and every `everyMs` milliseconds.
 */
export function useFollowAccount(everyMs = 0) {
  const { revalidate } = useRevalidator();
  const account = JSON.stringify(facts(useAccount()));
  useEffect(() => {
    let isOver = false;
    const stop = onReturn(async () => {
      const now = await askAccount();
      if (!isOver && now !== undefined && JSON.stringify(facts(now)) !== account) await revalidate();
    }, everyMs);
    return () => {
      isOver = true;
      stop();
    };
  }, [account, everyMs, revalidate]);
}

/** A browser that goes back shows a page as it was first sent, without what was saved on it since. */
export function useRefreshAfterBack() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (arrival?.type === "back_forward" && navigator.onLine) void revalidate();
  }, [revalidate]);
}

type Session = { account: AccountView | null; isLinkUsed?: true };

/** Undefined means that nobody could say. */
export async function askSession(): Promise<Session | undefined> {
  try {
    const answer = await fetch("/auth/session", { headers: { Accept: "application/json" } });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

export async function askAccount(): Promise<AccountView | null | undefined> {
  return (await askSession())?.account;
}

function facts(account: AccountView | null) {
  return account && [account.email, account.isAdmin, account.subscribed, account.awaitsPayment];
}
