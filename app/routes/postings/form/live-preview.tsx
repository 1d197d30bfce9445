import { type RefObject, useEffect, useRef, useState } from "react";
import { callFunction } from "#app/request/call-function.ts";
import type { FactInText } from "#core/postings/facts/facts-in-text.ts";
import type { PostingInput } from "#core/postings/form/posting-form.ts";
import type { PostingPreview } from "#core/postings/preview-posting.ts";
import { DrawnPreview } from "./drawn-preview.tsx";
import { fillFromText, type ReadInText } from "./facts/fill-from-text.ts";
import { readFormInput } from "./read-fields.ts";

const pauseMs = 300;
const restMs = 1_500;

type Shown = { preview: PostingPreview; matches: string | null };
type Answer = PostingPreview & { found: FactInText[]; review: string | null };

type Props = {
  form: RefObject<HTMLFormElement | null>;
  typed: PostingInput;
  first: PostingPreview;
  matches: string | null;
  onRead: (read: ReadInText) => void;
  onReview: (review: string | null) => void;
};

export function LivePreview({ form, typed, first, matches, onRead, onReview }: Props) {
  const [shown, setShown] = useState<Shown>({ preview: first, matches });
  const listeners = useRef({ onRead, onReview });
  listeners.current = { onRead, onReview };
  useEffect(() => {
    const { current } = form;
    setShown({ preview: first, matches });
    if (!current) return;
    const text = fillFromText(current, typed.description);
    let asking = new AbortController();
    const follow = (pause: number) => {
      asking.abort();
      asking = askSoon(current, pause, {
        show: ({ found, review, ...preview }) => {
          listeners.current.onReview(review);
          setShown((before) => ({ ...before, preview: withDates(preview) }));
          const read = text.write(found);
          if (read) listeners.current.onRead(read);
        },
        tell: (matches) => setShown((before) => ({ ...before, matches })),
      });
    };
    const followTyping = (event: Event) => {
      text.note(event);
      follow(pauseMs);
    };
    // Scripts' events do not bubble, but capturing catches them too.
    current.addEventListener("input", followTyping, true);
    if (JSON.stringify(readFormInput(current)) !== JSON.stringify(typed)) follow(0);
    return () => {
      asking.abort();
      current.removeEventListener("input", followTyping, true);
    };
  }, [form, typed, first, matches]);
  return <DrawnPreview {...shown} />;
}

type Listener = { show: (answer: Answer) => void; tell: (matches: string | null) => void };

function askSoon(form: HTMLFormElement, pause: number, { show, tell }: Listener) {
  const asking = new AbortController();
  const { signal } = asking;
  // Without an answer, the last preview stays.
  const ask = <T,>(asked: object) =>
    callFunction<T>("/post-job/preview", { ...readFormInput(form), ...asked }, { signal }).catch(() => null);
  const timers = [
    setTimeout(async () => {
      const found = await ask<Answer>({});
      if (found && !signal.aborted) show(found);
    }, pause),
    setTimeout(async () => {
      const found = await ask<{ matches: string | null }>({ intent: "matches" });
      if (found && !signal.aborted) tell(found.matches);
    }, pause + restMs),
  ];
  signal.addEventListener("abort", () => timers.forEach(clearTimeout));
  return asking;
}

/** JSON has no dates. */
function withDates({ job, ...preview }: PostingPreview): PostingPreview {
  const { datePosted, expiresAt } = job;
  return {
    ...preview,
    job: {
      ...job,
      datePosted: new Date(datePosted),
      expiresAt: new Date(expiresAt),
    },
  };
}
