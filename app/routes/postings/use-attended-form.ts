import { type RefObject, useEffect, useRef, useState } from "react";
import type { TypedPosting } from "#core/postings/posting-form.ts";
import { isKept } from "./kept-as.ts";
import type { FormErrors } from "./posting-form.tsx";

/** What the form needs once somebody fills it in: the rules, the preview, what keeps it, and the ways to write. */
export type PostingTools = typeof import("./posting-tools.ts");

type Attended = {
  /** What the server refused. */
  given: FormErrors;
  typed: TypedPosting;
  keepAs: string | undefined;
  token: string | null;
};

let loaded: PostingTools | null = null;

/**
 * Loads what helps to fill in a form, when it is first asked for or something is kept of it; without, the form still
 * works. `errors` are what is wrong with it by now. What is refused takes the focus.
 */
export function useAttendedForm(form: RefObject<HTMLFormElement | null>, { given, ...attended }: Attended) {
  const [tools, setTools] = useState(loaded);
  const [errors, setErrors] = useState(given);
  const [refusals, setRefusals] = useState(Object.keys(given).length);
  const first = useRef({ given, ...attended });
  const isLoading = useRef(false);
  /** The fields of which it is told what is wrong. */
  const judged = useRef(new Set(Object.keys(given)));

  async function load(): Promise<PostingTools | null> {
    if (isLoading.current || tools) return loaded;
    isLoading.current = true;
    try {
      loaded = await import("./posting-tools.ts");
      setTools(loaded);
    } catch {
      isLoading.current = false;
    }
    return loaded;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: on arrival
  useEffect(() => {
    if (attended.keepAs && isKept(attended.keepAs)) load();
  }, []);

  useEffect(() => {
    const { current } = form;
    if (!tools || !current) return;
    const { given, keepAs, ...kept } = first.current;
    const isAnswer = Object.keys(given).length > 0;
    const show = (found: FormErrors) =>
      setErrors((before) => {
        const next = before.form && Object.keys(found).length ? { form: before.form, ...found } : found;
        return JSON.stringify(before) === JSON.stringify(next) ? before : next;
      });
    const stopKeeping = keepAs && tools.keepTyping(current, { keepAs, ...kept, isAnswer });
    const stopWatching = tools.watchErrors(current, judged.current, show);
    return () => {
      stopWatching();
      if (stopKeeping) stopKeeping();
    };
  }, [form, tools]);

  useEffect(() => {
    if (refusals) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [form, refusals]);

  function refuse(refused: FormErrors) {
    for (const name of Object.keys(refused)) judged.current.add(name);
    setErrors({ form: tools?.errorSummary(refused), ...refused });
    setRefusals((count) => count + 1);
  }

  /** Whether the form may be sent, as far as that is known here; what keeps it from that is shown. */
  function approve(fields: Record<string, string>): boolean {
    const found = tools?.checkPosting(fields) ?? {};
    const isSound = Object.keys(found).length === 0;
    if (isSound) setErrors({});
    else refuse(found);
    return isSound;
  }

  return { tools, load, errors, approve, refuse };
}
