import type { RouterContextProvider } from "react-router";
import { accountContext } from "#app/context.ts";
import { isCopyable, isTaking } from "#core/billing/device-copies/copied-addresses.ts";
import { markHeader, markOf, writeMark } from "#core/billing/device-copies/copy-mark.ts";
import { nameAccount } from "#core/billing/device-copies/name-account.ts";
import { pagePath } from "./canonical-address.ts";
import type { PageAddress } from "./page-address.ts";

/** Tells a device whose answer this is, where it may keep the page. */
export function markForOne(answer: Response, address: PageAddress, context: RouterContextProvider): Response {
  // A page that failed may not know who is signed in.
  if (answer.status >= 500 || !isPageToCopy(address)) return answer;
  const reader = context.get(accountContext);
  const mark = reader
    ? markOf(
        { name: nameAccount(reader.account.userId), subscription: reader.subscription },
        address.isPersonal,
      )
    : ({ of: "nobody" } as const);
  answer.headers.set(markHeader, writeMark(mark));
  return answer;
}

/** Only what the page cache stores is the same for everyone. */
export function markForAll(answer: Response, address: PageAddress): Response {
  if (isPageToCopy(address) && answer.status === 200)
    answer.headers.set(markHeader, writeMark({ of: "anyone" }));
  return answer;
}

function isPageToCopy({ canonical, isSecret, isUnknown }: PageAddress): boolean {
  if (isSecret || isUnknown) return false;
  const page = new URL(canonical);
  page.pathname = pagePath(canonical.pathname) || "/";
  return isCopyable(page) || isTaking(page);
}
