import { reasonOf, refusalIn, sayError } from "#app/components/forms/use-form.ts";
import { type ToastText, toast } from "#app/components/ui/toast.tsx";
import { callFunction } from "#app/request/call-function.ts";
import { checkoutRefusal } from "#app/request/checkout-refusal.ts";
import { navigateTab } from "#app/request/navigate-tab.ts";
import { checkoutNotStarted } from "#app/sentences/checkout.ts";
import type { FormErrors } from "./form-errors.ts";

export async function saveChanges(
  path: string,
  fields: Record<string, string>,
  failure: string,
): Promise<FormErrors | null> {
  try {
    const { notice } = await callFunction<{ notice: ToastText }>(path, { ...fields, intent: "save" });
    toast(notice, path);
    return null;
  } catch (error) {
    const refused = refusalIn<FormErrors>(error)?.errors;
    if (refused) return refused;
    const form = reasonOf(error, failure);
    sayError(form, path);
    return { form };
  }
}

export async function openRenewal(tab: Window | null, path: string): Promise<boolean> {
  try {
    await navigateTab(tab, path, { intent: "renew" });
    toast({ title: "Redirecting to payment..." }, path);
    return true;
  } catch (error) {
    sayError(checkoutRefusal(error, checkoutNotStarted), path);
    return false;
  }
}
