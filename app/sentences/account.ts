export const linkSent = { title: "Check your email!", text: "We've sent you a magic link to sign in." };
export const subscriptionNotChecked = "Failed to check subscription status";
export const portalNotOpened = "Failed to open subscription management portal";
export const paymentNotFound = "Failed to retrieve payment details. Please contact support.";
