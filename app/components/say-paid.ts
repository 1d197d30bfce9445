import { toast } from "./ui/toast.tsx";

/** Said once the subscription that was just paid for is there. */
export function sayPaid() {
  toast({ title: "Payment Successful! 🎉", text: "Your subscription is now active. Loading all jobs..." });
}
