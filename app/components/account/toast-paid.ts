import { toast } from "#app/components/ui/toast.tsx";

export function toastPaid() {
  toast({ title: "Payment Successful! 🎉", text: "Your subscription is now active. Loading all jobs..." });
}
