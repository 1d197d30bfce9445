import type { PostingChoices } from "#app/routes/postings/form/find-choices.ts";
import { PostingForm } from "#app/routes/postings/form/posting-form.tsx";
import type { FormErrors } from "#app/routes/postings/form-errors.ts";
import { useSaveChanges } from "#app/routes/postings/send-change.ts";
import type { PostingInput } from "#core/postings/form/posting-form.ts";
import type { PostingPreview } from "#core/postings/preview-posting.ts";

type Props = {
  path: string;
  typed: PostingInput;
  preview: PostingPreview;
  choices: PostingChoices;
  errors?: FormErrors;
};

export function EditForOperator({ path, ...shown }: Props) {
  const send = useSaveChanges(path);
  return (
    <details id="edit" open={shown.errors ? true : undefined} className="mt-10 border-line border-t pt-6">
      <summary className="min-h-11 cursor-pointer font-display font-semibold text-2xl">Edit posting</summary>
      <p className="mt-3 max-w-prose text-granite">
        You can change everything, the title and company too. The audit log names the changed fields. The
        employer gets no email.
      </p>
      <PostingForm
        {...shown}
        action={path}
        hidden={{ intent: "save" }}
        submit={{ label: "Save Changes", busy: "Saving..." }}
        send={send}
      />
    </details>
  );
}
