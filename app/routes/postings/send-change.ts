import { useRevalidator } from "react-router";
import { reasonOf, refusalIn, sayError } from "#app/components/forms/use-form.ts";
import { type ToastText, toast } from "#app/components/ui/toast.tsx";
import { callFunction } from "#app/request/call-function.ts";
import { checkoutRefusal } from "#app/request/checkout-refusal.ts";
import { navigateTab } from "#app/request/navigate-tab.ts";
import { checkoutNotStarted } from "#app/sentences/checkout.ts";
import { changesNotSaved } from "#app/sentences/postings.ts";
import type { FormErrors } from "./form-errors.ts";

type Send = (fields: Record<string, string>) => Promise<FormErrors | null>;

/** Saves what was changed, and shows it. */
export function useSaveChanges(path: string): Send {
  const { revalidate } = useRevalidator();
  return async (fields) => {
    const errors = await saveChanges(path, fields);
    if (!errors) await revalidate();
    return errors;
  };
}

async function saveChanges(path: string, fields: Record<string, string>): Promise<FormErrors | null> {
  try {
    const { notice } = await callFunction<{ notice: ToastText }>(path, { ...fields, intent: "save" });
    toast(notice, path);
    return null;
  } catch (error) {
    const refused = refusalIn<FormErrors>(error)?.errors;
    if (refused) return refused;
    const form = reasonOf(error, changesNotSaved);
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
