import { type ToastText, toast } from "#app/components/ui/toast.tsx";
import { callFunction, callToLeadTab, reasonOf } from "#app/request/call-function.ts";
import type { FormErrors } from "./form-errors.ts";

/** Saves what was typed. What is wrong with it, or null. */
export async function saveChanges(path: string, fields: Record<string, string>): Promise<FormErrors | null> {
  try {
    const { notice } = await callFunction<{ notice: ToastText }>(path, { ...fields, intent: "save" });
    toast(notice);
    return null;
  } catch (error) {
    const { cause } = error as { cause?: { errors?: FormErrors } | null };
    return cause?.errors ?? { form: sayFailure(error, "Failed to save changes. Please try again.") };
  }
}

/** Leads the tab to the checkout of a renewal. False, and said, where there is none. */
export async function openRenewal(tab: Window | null, path: string): Promise<boolean> {
  try {
    await callToLeadTab(tab, path, { intent: "renew" });
    toast({ title: "Redirecting to payment..." });
    return true;
  } catch (error) {
    sayFailure(error, "Failed to start checkout. Please try again.");
    return false;
  }
}

function sayFailure(error: unknown, otherwise: string): string {
  const text = reasonOf(error, otherwise);
  toast({ title: "Error", text, tone: "error" });
  return text;
}
