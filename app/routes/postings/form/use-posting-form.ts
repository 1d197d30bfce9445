import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { fetchScript } from "#app/components/fetch-script.ts";
import type { FormErrors } from "#app/routes/postings/form-errors.ts";
import type { PostingInput } from "#core/postings/form/posting-form.ts";
import { autosave } from "./draft/autosave.ts";
import { hasDraft } from "./draft/draft-store.ts";
import { fieldsOf, unfold } from "./read-fields.ts";

export type PostingTools = typeof import("./posting-tools.ts");

type Options = {
  given: FormErrors;
  typed: PostingInput;
  draftKey: string | undefined;
  token: string | null;
};

const pauseMs = 5_000;

let loading: Promise<PostingTools | null> | null = null;
let loaded: PostingTools | null = null;
let areReplaced = false;

/**
 * Loads the tools when they are first needed or a draft exists. The form works without them, and keeps what is typed.
 * `isOutdated` says that a new release has replaced them. A refused field gets the focus.
 */
export function usePostingForm(form: RefObject<HTMLFormElement | null>, { given, ...attended }: Options) {
  const [tools, setTools] = useState(loaded);
  const [isOutdated, setOutdated] = useState(false);
  const [errors, setErrors] = useState(given);
  const [refusals, setRefusals] = useState(Object.keys(given).length);
  const first = useRef({ given, ...attended });
  const edited = useRef(new Set<string>());
  const checked = useRef(new Set(Object.keys(given)));

  async function load(): Promise<PostingTools | null> {
    const ready = tools ?? (await loadTools());
    setTools(ready);
    setOutdated(!ready && areReplaced);
    return ready;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: on arrival
  useEffect(() => {
    if (attended.draftKey && hasDraft(attended.draftKey)) void load();
  }, []);

  useEffect(() => {
    const { current } = form;
    const { given, draftKey, ...kept } = first.current;
    if (!current || !draftKey) return;
    return autosave(current, { draftKey, ...kept, isAnswer: Object.keys(given).length > 0 });
  }, [form]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was left before the rules were there
  useEffect(showErrors, [tools]);

  useEffect(() => {
    const refused = form.current?.querySelectorAll<HTMLElement>("[aria-invalid=true]");
    if (!refusals || !refused) return;
    for (const field of refused) unfold(field);
    refused[0]?.focus();
  }, [form, refusals]);

  function showErrors() {
    if (!tools || !form.current || !checked.current.size) return;
    const all = Object.entries(tools.checkPosting(fieldsOf(form.current)));
    const found: FormErrors = Object.fromEntries(all.filter(([name]) => checked.current.has(name)));
    setErrors((before) => {
      const next = before.form && Object.keys(found).length ? { form: before.form, ...found } : found;
      return JSON.stringify(before) === JSON.stringify(next) ? before : next;
    });
  }

  function onInput({ target }: FormEvent) {
    void load();
    edited.current.add((target as HTMLInputElement).name);
    showErrors();
  }

  function onBlur({ target }: FocusEvent) {
    const { name, value } = target as HTMLInputElement;
    // Passing through an empty field does not make it an error.
    if (!name || (!value && !edited.current.has(name))) return;
    checked.current.add(name);
    showErrors();
  }

  function refuse(refused: FormErrors) {
    for (const name of Object.keys(refused)) checked.current.add(name);
    setErrors({ form: tools?.errorSummary(refused), ...refused });
    setRefusals((count) => count + 1);
  }

  function validate(fields: Record<string, string>): boolean {
    const found = tools?.checkPosting(fields) ?? {};
    const isValid = Object.keys(found).length === 0;
    if (isValid) setErrors({});
    else refuse(found);
    return isValid;
  }

  return { tools, isOutdated, load, errors, onInput, onBlur, validate, refuse };
}

function loadTools(): Promise<PostingTools | null> {
  loading ??= fetchScript(() => import("./posting-tools.ts"), "LivePreview").then(
    (tools) => {
      loaded = tools;
      return tools;
    },
    async () => {
      setTimeout(() => {
        loading = null;
      }, pauseMs);
      areReplaced = await isReplaced();
      return null;
    },
  );
  return loading;
}

/** The name of a script changes with each release that changes what it loads. */
function isReplaced(): Promise<boolean> {
  return fetch(import.meta.url, { method: "HEAD", cache: "no-store" }).then(
    ({ status }) => status === 404,
    () => false,
  );
}
