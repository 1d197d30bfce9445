import { toast } from "#app/components/ui/toast.tsx";

/** Said once the subscription that was just paid for is there. */
export function toastPaid() {
  toast({ title: "Payment Successful! 🎉", text: "Your subscription is now active. Loading all jobs..." });
}
