import { refusalIn, sayError } from "#app/components/forms/use-form.ts";
import { toast } from "#app/components/ui/toast.tsx";
import { checkoutRefusal } from "#app/request/checkout-refusal.ts";
import { navigateTab } from "#app/request/navigate-tab.ts";
import type { FormErrors } from "#app/routes/postings/form-errors.ts";
import { postingNotCreated } from "#app/sentences/postings.ts";
import type { PostingInput } from "#core/postings/form/posting-form.ts";
import { clearDraft, draftKey, type PostedDraft, readDraft, saveDraft } from "./draft/draft-store.ts";
import { pickPostingInput } from "./read-fields.ts";

/** `paid` means that the posting was already paid, and the tab now manages it. */
type Opened = { url: string; token: string; review?: string | null; paid?: boolean };

type Outcome =
  | { at: "checkout"; review: string | null }
  | { at: "posted"; posted: PostedDraft }
  | { at: "form"; errors: FormErrors };

export async function openCheckout(
  tab: Window | null,
  fields: Record<string, string>,
  given: string | null,
): Promise<Outcome> {
  const typed = pickPostingInput(fields);
  const order = {
    jobData: typed,
    contact_email: typed.contact_email,
    token: given ?? readDraft(draftKey)?.token ?? null,
  };
  try {
    const opened = await navigateTab<Opened>(tab, "/functions/v1/create-job-payment", order);
    if (opened.paid) {
      draftChanges(typed);
      return { at: "posted", posted: { title: typed.title, path: null, isHeld: false } };
    }
    saveDraft(draftKey, { typed, token: opened.token, isSent: true });
    toast({ title: "Redirecting to payment..." });
    return { at: "checkout", review: opened.review ?? null };
  } catch (error) {
    const refusal = refusalIn<FormErrors>(error);
    if (refusal?.token) saveDraft(draftKey, { typed, token: refusal.token, isSent: true });
    if (refusal?.errors) return { at: "form", errors: refusal.errors };
    const reason = checkoutRefusal(error, postingNotCreated);
    sayError(reason);
    return { at: "form", errors: { form: reason } };
  }
}

/** The payment doesn't cover later changes, so they become a new draft. */
function draftChanges(typed: PostingInput) {
  const draft = readDraft(draftKey);
  const isAsSent = !draft || (draft.isSent && JSON.stringify(draft.typed) === JSON.stringify(typed));
  if (isAsSent) clearDraft(draftKey);
  else saveDraft(draftKey, { typed, token: null, isSent: false });
}
