import { Form } from "react-router";
import { HiddenFields } from "#app/components/forms/hidden-fields.tsx";
import { Button, buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import type { AreaQuestion as Question } from "./admin-area.ts";
import { useSingleSubmit } from "./use-single-submit.ts";

type Props = { question: Question; address: string };

export function AreaQuestion({ question, address }: Props) {
  const { intent, text, examples, fields, submit } = question;
  const submitOnce = useSingleSubmit();
  return (
    <section aria-labelledby="question" className="mt-6 rounded-lg border-2 border-ochre bg-sheet p-4 sm:p-6">
      <h2 id="question" tabIndex={-1} data-question="" className="wrap-anywhere text-xl outline-none">
        {text}
      </h2>
      {examples.length > 0 && (
        <ul className="wrap-anywhere mt-3 list-disc pl-5 text-sm">
          {examples.map((example, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two jobs may be called alike
            <li key={at}>{example}</li>
          ))}
        </ul>
      )}
      <Form method="post" action={address} onSubmit={submitOnce} className="mt-4 flex flex-wrap gap-3">
        <HiddenFields fields={{ ...fields, confirmed: "yes" }} />
        <Button type="submit" name="intent" value={intent} look="primary">
          {submit}
        </Button>
        <Link to={address} className={buttonStyles()}>
          Cancel
        </Link>
      </Form>
    </section>
  );
}
