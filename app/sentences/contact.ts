export const messageFailed = "Failed to send message. Please try again.";
