import { type RefObject, useEffect, useState } from "react";
import { callFunction } from "#app/request/call-function.ts";
import type { TypedPosting } from "#core/postings/form/posting-form.ts";
import type { PostingPreview } from "#core/postings/preview-posting.ts";
import { DrawnPreview } from "./drawn-preview.tsx";
import { typedIn } from "./read-fields.ts";

const pauseMs = 300;

type Props = {
  form: RefObject<HTMLFormElement | null>;
  typed: TypedPosting;
  /** Of `typed`. */
  first: PostingPreview;
};

/** The preview of what stands in the form now. */
export function LivePreview({ form, typed, first }: Props) {
  const [preview, setPreview] = useState(first);
  useEffect(() => {
    const { current } = form;
    setPreview(first);
    if (!current) return;
    let asking = new AbortController();
    const follow = (pause: number) => {
      asking.abort();
      asking = askSoon(current, pause, setPreview);
    };
    const followTyping = () => follow(pauseMs);
    // On the way down: what a script has filled in goes no other.
    current.addEventListener("input", followTyping, true);
    if (JSON.stringify(typedIn(current)) !== JSON.stringify(typed)) follow(0);
    return () => {
      asking.abort();
      current.removeEventListener("input", followTyping, true);
    };
  }, [form, typed, first]);
  return <DrawnPreview preview={preview} />;
}

/** Asks the server after a pause; what it answers is shown unless it is aborted by then. */
function askSoon(form: HTMLFormElement, pause: number, show: (preview: PostingPreview) => void) {
  const asking = new AbortController();
  const { signal } = asking;
  const timer = setTimeout(async () => {
    // Where there is no answer, what stands there was right a moment ago.
    const found = await callFunction<PostingPreview>("/post-job/preview", typedIn(form), signal).catch(
      () => null,
    );
    if (found && !signal.aborted) show(withDates(found));
  }, pause);
  signal.addEventListener("abort", () => clearTimeout(timer));
  return asking;
}

/** JSON knows no dates. */
function withDates({ card, job }: PostingPreview): PostingPreview {
  const { datePosted, validThrough, expiresAt } = job;
  return {
    card,
    job: {
      ...job,
      datePosted: new Date(datePosted),
      validThrough: validThrough && new Date(validThrough),
      expiresAt: new Date(expiresAt),
    },
  };
}
