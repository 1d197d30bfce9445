import { toast } from "#app/components/ui/toast.tsx";
import { paymentSuccessful } from "#app/sentences/payment.ts";

export function toastPaid() {
  toast(paymentSuccessful);
}
