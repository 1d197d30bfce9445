import { refusalIn } from "#app/components/forms/use-form.ts";
import { toast } from "#app/components/ui/toast.tsx";
import { leadTab } from "#app/request/lead-tab.ts";
import type { FormErrors } from "#app/routes/postings/form-errors.ts";
import { postingNotCreated } from "#app/sentences/postings.ts";
import type { TypedPosting } from "#core/postings/form/posting-form.ts";
import { draftKey } from "./draft/draft-key.ts";
import { clearDraft, keep, type Posted, readKept } from "./draft/draft-store.ts";
import { typedOf } from "./read-fields.ts";

/** `paid`: it was paid before, and the tab was led to the page that manages it. */
type Opened = { url: string; token: string; paid?: boolean };

type Outcome = { at: "checkout" } | { at: "posted"; posted: Posted } | { at: "form"; errors: FormErrors };

export async function openCheckout(
  tab: Window | null,
  fields: Record<string, string>,
  given: string | null,
): Promise<Outcome> {
  const typed = typedOf(fields);
  const order = {
    jobData: typed,
    contact_email: typed.contact_email,
    token: given ?? readKept(draftKey)?.token ?? null,
  };
  try {
    const opened = await leadTab<Opened>(tab, "/functions/v1/create-job-payment", order);
    if (opened.paid) {
      keepChanges(typed);
      return { at: "posted", posted: { title: typed.title, path: null, isHeld: false } };
    }
    keep(draftKey, { typed, token: opened.token, isSent: true });
    toast({ title: "Redirecting to payment..." });
    return { at: "checkout" };
  } catch (error) {
    const refusal = refusalIn<FormErrors>(error);
    if (refusal?.token) keep(draftKey, { typed, token: refusal.token, isSent: true });
    if (refusal?.errors) return { at: "form", errors: refusal.errors };
    toast({ title: "Error", text: postingNotCreated, tone: "error" });
    return { at: "form", errors: { form: postingNotCreated } };
  }
}

/** Changes since it was sent are not paid for: they become another draft, which nobody has sent yet. */
function keepChanges(typed: TypedPosting) {
  const kept = readKept(draftKey);
  const isAsSent = !kept || (kept.isSent && JSON.stringify(kept.typed) === JSON.stringify(typed));
  if (isAsSent) clearDraft(draftKey);
  else keep(draftKey, { typed, token: null, isSent: false });
}
