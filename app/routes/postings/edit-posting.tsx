import { Link } from "#app/components/ui/link.tsx";
import type { FactInText } from "#core/postings/facts/facts-in-text.ts";
import type { PostingInput } from "#core/postings/form/posting-form.ts";
import { renameHours } from "#core/postings/offer.ts";
import type { PostingPreview } from "#core/postings/preview-posting.ts";
import type { PostingChoices } from "./form/find-choices.ts";
import { PostingForm } from "./form/posting-form.tsx";
import type { FormErrors } from "./form-errors.ts";
import { useSaveChanges } from "./send-change.ts";

type Props = {
  path: string;
  typed: PostingInput;
  preview: PostingPreview;
  matches?: string | null;
  found?: FactInText[];
  choices: PostingChoices;
  errors?: FormErrors;
  mayRename: boolean;
  isOpen?: boolean;
};

export function EditPosting({ path, mayRename, isOpen = false, ...shown }: Props) {
  const send = useSaveChanges(path);
  return (
    <details id="edit" open={isOpen || undefined} className="mt-12 border-line border-t pt-4">
      <summary className="min-h-11 cursor-pointer py-2">
        <h2 className="inline text-2xl">Edit your job</h2>
      </summary>
      <p className="mt-3 mb-6 max-w-prose text-granite">
        You can change title and company only in the first {renameHours} hours.
        {!mayRename && (
          <>
            {" "}
            If one of them is wrong,{" "}
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
    </details>
  );
}
