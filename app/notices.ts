/** What a page may say after a redirect, by the code in its address (`?notice=…`). Only the root loader reads it. */
const notices = {
  "signed-out": { title: "Signed out", text: "You've been successfully signed out." },
  "signed-out-everywhere": {
    title: "Signed out everywhere",
    text: "Every device that was signed in to your account is signed out.",
  },
  "signed-out-elsewhere": {
    title: "Signed out elsewhere",
    text: "This device is the only one that is still signed in.",
  },
  "session-ended": { title: "Signed out", text: "That device is no longer signed in." },
  "email-change-sent": {
    title: "Check your email!",
    text: "We've sent a link to both addresses. Your address changes once both are confirmed.",
  },
  "email-change-withdrawn": {
    title: "Address kept",
    text: "Your address stays as it is; the links we sent do not work any more.",
  },
  "account-deleted": { title: "Account deleted", text: "Your account and what we kept with it are gone." },
  "subscription-active": { title: "Subscription Status Updated", text: "Your subscription is active" },
  "subscription-none": { title: "Subscription Status Updated", text: "No active subscription found" },
  "subscription-check-failed": failure("Failed to check subscription status"),
  "checkout-failed": failure("Failed to start checkout. Please try again."),
  "portal-failed": failure("Failed to open subscription management portal"),
  "payment-lookup-failed": failure("Failed to retrieve payment details. Please contact support."),
} satisfies Record<string, Notice>;

export type Notice = { title: string; text: string; tone?: "error" };
export type NoticeCode = keyof typeof notices;

/** Null for a code that we do not know: nobody can make our pages say words of theirs. */
export function findNotice(code: string | null): Notice | null {
  return code && Object.hasOwn(notices, code) ? notices[code as NoticeCode] : null;
}

/** The same path with a notice on it. */
export function withNotice(path: string, code: NoticeCode): string {
  const address = new URL(path, "http://our.origin");
  address.searchParams.set("notice", code);
  return address.pathname + address.search + address.hash;
}

function failure(text: string): Notice {
  return { title: "Error", text, tone: "error" };
}
