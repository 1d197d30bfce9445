export const linkSent = { title: "Check your email!", text: "We've sent you a magic link to sign in." };
export const subscriptionNotChecked = "Failed to check subscription status";
export const portalNotOpened = "Failed to open subscription management portal";
export const paymentNotFound = "Failed to retrieve payment details. Please contact support.";
export const usedElsewhere = "Signed in on another device. Send a new code.";
export const onlyWhereAsked = "Type this only on the page where you asked. We'll never ask for it.";
