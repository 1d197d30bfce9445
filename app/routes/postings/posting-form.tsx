import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import type { PostingErrors, PostingField, TypedPosting } from "#core/postings/posting-form.ts";
import type { PostingPreview as Preview } from "#core/postings/preview-posting.ts";
import { PostingFields } from "./posting-fields.tsx";
import { PostingPreview, usePreview } from "./posting-preview.tsx";

/** What is wrong with what was typed, by field; `form` is of none. */
export type FormErrors = PostingErrors & { form?: string };

type Props = {
  typed: TypedPosting;
  errors?: FormErrors;
  /** Shown, and not to be changed. */
  locked?: PostingField[];
  /** What `typed` looks like, from the server; followed from there as the person types. */
  preview: Preview;
  /** Who takes the form without script; with `intent=preview` it only shows what was typed. */
  action: string;
  /** What it is told besides. */
  hidden?: Record<string, string>;
  submit: { label: string; busy: string };
  /** Sends what the browser found sound; what it answers is what is wrong with it, or null. */
  send: (fields: Record<string, string>) => Promise<FormErrors | null>;
  /** Where the browser keeps what was typed until it is forgotten; nowhere without. */
  keepAs?: string;
  /** What stands beside the button. */
  children?: ReactNode;
};

/** The form of a featured posting with its live preview: for a new one, and for one that is changed. */
export function PostingForm({
  typed,
  errors: given = {},
  locked = [],
  preview: first,
  action,
  hidden = {},
  submit,
  send,
  children,
}: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { preview, follow } = usePreview(first);
  const [errors, setErrors] = useState(given);
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each refusal
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);

  async function sendForm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    setErrors((await send(fieldsOf(event.currentTarget))) ?? {});
    isUnderWay.current = false;
    setSending(false);
  }

  return (
    <div className="grid gap-x-10 gap-y-12 lg:grid-cols-2">
      <form
        ref={form}
        method="post"
        action={action}
        // What is wrong is said at its field.
        noValidate
        onSubmit={sendForm}
        onInput={(event) => follow(fieldsOf(event.currentTarget))}
      >
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <PostingFields id={id} typed={typed} errors={errors} locked={locked} />
        <p role="alert" className="min-h-6 pt-2 text-clay text-sm">
          {errors.form}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <Button type="submit" look="primary" size="large" aria-disabled={isSending}>
            {isSending ? submit.busy : submit.label}
          </Button>
          <noscript>
            <Button type="submit" name="intent" value="preview" size="large">
              Preview
            </Button>
          </noscript>
          {children}
        </div>
      </form>
      <PostingPreview preview={preview} />
    </div>
  );
}

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  return Object.fromEntries(fields);
}
