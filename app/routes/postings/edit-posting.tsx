import { Link, useRevalidator } from "react-router";
import { callFunction, reasonOf } from "#app/call-function.ts";
import { type ToastText, toast } from "#app/components/ui/toast.tsx";
import type { TypedPosting } from "#core/postings/posting-form.ts";
import type { PostingPreview } from "#core/postings/preview-posting.ts";
import type { PostingChoices } from "./find-choices.ts";
import { type FormErrors, PostingForm } from "./posting-form.tsx";

type Props = {
  path: string;
  typed: TypedPosting;
  preview: PostingPreview;
  choices: PostingChoices;
  errors?: FormErrors;
  mayRename: boolean;
};

/** The form of a posting that is paid for. */
export function EditPosting({ path, mayRename, ...shown }: Props) {
  const { revalidate } = useRevalidator();

  async function send(fields: Record<string, string>): Promise<FormErrors | null> {
    try {
      const { notice } = await callFunction<{ notice: ToastText }>(path, { ...fields, intent: "save" });
      toast(notice);
      await revalidate();
      return null;
    } catch (error) {
      const { cause } = error as { cause?: { errors?: FormErrors } | null };
      if (cause?.errors) return cause.errors;
      const form = reasonOf(error, "Failed to save changes. Please try again.");
      toast({ title: "Error", text: form, tone: "error" });
      return { form };
    }
  }

  return (
    <section aria-labelledby="edit" className="mt-12">
      <h2 id="edit" className="text-2xl">
        Edit your job
      </h2>
      <p className="mt-3 mb-6 max-w-prose text-granite">
        {mayRename ? (
          "Title and company can be changed in the first 24 hours, all else for as long as your job is live."
        ) : (
          <>
            Title and company stay as they are: they could be changed in the first 24 hours. If one of them is
            wrong,{" "}
            <Link to="/contact" className="text-link">
              write to us
            </Link>
            .
          </>
        )}
      </p>
      <PostingForm
        {...shown}
        locked={mayRename ? [] : ["title", "company_name"]}
        action={path}
        hidden={{ intent: "save" }}
        submit={{ label: "Save Changes", busy: "Saving..." }}
        send={send}
      />
    </section>
  );
}
