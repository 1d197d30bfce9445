import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import type { FormErrors } from "#app/routes/postings/form-errors.ts";
import { termStartsLive } from "#app/sentences/postings.ts";
import type { FactInText } from "#core/postings/facts/facts-in-text.ts";
import type { PostingField, PostingInput } from "#core/postings/form/posting-form.ts";
import type { PostingPreview as Preview } from "#core/postings/preview-posting.ts";
import type { ReadInText } from "./facts/fill-from-text.ts";
import { FoundInText } from "./facts/found-in-text.tsx";
import type { PostingChoices } from "./find-choices.ts";
import { PostingFields } from "./posting-fields.tsx";
import { PostingPreview } from "./posting-preview.tsx";
import { fieldsOf } from "./read-fields.ts";
import { usePostingForm } from "./use-posting-form.ts";

type Props = {
  typed: PostingInput;
  errors?: FormErrors;
  choices: PostingChoices;
  locked?: PostingField[];
  preview: Preview;
  matches?: string | null;
  found?: FactInText[];
  /** Says that we'll check the posting first, and why. */
  review?: string | null;
  /** Receives the form without script. With `intent=preview` it only shows what was typed. */
  action: string;
  hidden?: Record<string, string>;
  submit: { label: string; busy: string };
  /** Resolves with the server's errors, or null. */
  send: (fields: Record<string, string>) => Promise<FormErrors | null>;
  /** Without this key, the browser stores nothing. */
  draftKey?: string;
  children?: ReactNode;
};

export function PostingForm({ errors: given = {}, hidden = {}, locked = [], ...props }: Props) {
  const { typed, submit, choices, draftKey } = props;
  const id = useId();
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const { tools, isOutdated, load, errors, onInput, onBlur, validate, refuse } = usePostingForm(form, {
    given,
    typed,
    draftKey,
    token: hidden.token ?? null,
  });
  const [read, setRead] = useState<ReadInText>({});
  const [review, setReview] = useState(props.review ?? null);
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isUnderWay.current) return;
    const fields = fieldsOf(event.currentTarget);
    if (!validate(fields)) return;
    isUnderWay.current = true;
    setSending(true);
    const refused = await props.send(fields);
    if (refused) refuse(refused);
    isUnderWay.current = false;
    setSending(false);
  }

  return (
    <div className="mt-10 grid gap-x-10 gap-y-12 lg:grid-cols-[minmax(0,9fr)_minmax(0,11fr)]">
      <form
        ref={form}
        method="post"
        action={props.action}
        // Errors appear at their fields.
        noValidate
        onSubmit={send}
        onFocus={load}
        onInput={onInput}
        onBlur={onBlur}
        onKeyDown={tools?.focusNextOnEnter}
      >
        <noscript>{errors.form && <p className="mb-6 text-clay">{errors.form}</p>}</noscript>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <PostingFields
          id={id}
          typed={typed}
          errors={errors}
          locked={locked}
          choices={choices}
          tools={tools}
          load={load}
          read={read}
        />
        {/* Only browsers without script show this, so the script leaves it out. */}
        <noscript>
          {import.meta.env.SSR && props.found?.length ? <FoundInText found={props.found} /> : null}
        </noscript>
        {draftKey && (
          <p role="status" className="mt-4 border-ochre border-l-4 pl-4 font-medium empty:hidden">
            {review && `${review} ${termStartsLive}`}
            {isOutdated && (
              <>
                A new version is out.{" "}
                <a href={search || "?"} className="text-link">
                  Reload
                </a>
                ; your text is kept.
              </>
            )}
          </p>
        )}
        <p role="alert" className="min-h-6 pt-4 text-clay text-sm">
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
          {props.children}
          <a
            href="#preview"
            className="needs-script inline-flex min-h-11 items-center text-link text-sm lg:hidden"
          >
            See the preview
          </a>
        </div>
      </form>
      <PostingPreview
        form={form}
        typed={typed}
        first={props.preview}
        matches={props.matches ?? null}
        onRead={setRead}
        onReview={setReview}
        tools={tools}
        onMissing={load}
      />
    </div>
  );
}
