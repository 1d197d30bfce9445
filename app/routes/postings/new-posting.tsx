import { callToLeadTab } from "#app/call-function.ts";
import { toast } from "#app/components/ui/toast.tsx";
import type { TypedPosting } from "#core/postings/posting-form.ts";
import type { PostingPreview } from "#core/postings/preview-posting.ts";
import { type FormErrors, PostingForm } from "./posting-form.tsx";

const failure = "Failed to create job posting. Please try again.";

type Props = { token: string | null; typed: TypedPosting; preview: PostingPreview; errors?: FormErrors };
type Opened = { url: string; token: string };

/** The form of a posting that is not paid yet, and what becomes of its checkout in the other tab. */
export function NewPosting({ token, ...shown }: Props) {
  async function send({ token, ...jobData }: Record<string, string>): Promise<FormErrors | null> {
    const tab = window.open("", "_blank");
    toast({ title: "Redirecting to payment..." });
    try {
      const { contact_email } = jobData;
      await callToLeadTab<Opened>(tab, "/functions/v1/create-job-payment", { jobData, contact_email, token });
      return null;
    } catch (error) {
      toast({ title: "Error", text: failure, tone: "error" });
      return errorsIn(error);
    }
  }
  return (
    <PostingForm
      {...shown}
      action="/post-job"
      hidden={token ? { token } : {}}
      submit={{ label: "Continue to Payment - $199", busy: "Processing..." }}
      send={send}
      keepAs="waymark.posting"
    />
  );
}

function errorsIn(error: unknown): FormErrors {
  const { cause } = error as { cause?: { errors?: FormErrors } | null };
  return cause?.errors ?? { form: failure };
}
