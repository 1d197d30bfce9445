import { toast } from "#app/components/ui/toast.tsx";
import { paymentSuccessful } from "#app/sentences/account.ts";

export function toastPaid() {
  toast(paymentSuccessful);
}
