export const paymentSuccessful = {
  title: "Payment Successful! 🎉",
  text: "Your subscription is now active. Loading all jobs...",
};
