import { type FormEvent, useEffect, useRef, useState } from "react";
import { type ToastText, toast } from "#app/components/ui/toast.tsx";
import { callFunction } from "#app/request/call-function.ts";
import { fieldsIn } from "#app/request/fields-in.ts";

/** `form` holds an error that belongs to no field. */
type Errors = { form?: string };
type Fields = Record<string, unknown>;

type Options<Answer, E> = {
  failure: string;
  errors?: E | null;
  lists?: readonly string[];
  by?: typeof callFunction;
  onDone?: (answer: Answer, typed: Fields) => unknown;
  say?: (notice: ToastText, form: string) => void;
  sayRefusal?: (reason: string, errors: E, form: string) => void;
};

/** Stays on the page, so nothing typed is lost. A refused field gets the focus. */
export function useForm<Answer = unknown, E extends Errors = Errors>({
  failure,
  errors: given,
  lists,
  by = callFunction,
  onDone,
  say = toast,
  sayRefusal = (reason, _errors, form) => sayError(reason, form),
}: Options<Answer, E>) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(given ?? ({} as E));
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each refusal
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    const { currentTarget, nativeEvent } = event;
    const fields = fieldsIn(new FormData(currentTarget, (nativeEvent as SubmitEvent).submitter), lists);
    const path = currentTarget.getAttribute("action") ?? "";
    try {
      const answer = await by<Answer & { notice?: ToastText }>(path, fields);
      if (answer.notice) say(answer.notice, path);
      await onDone?.(answer, fields);
    } catch (error) {
      const reason = reasonOf(error, failure);
      const refused = refusalIn<E>(error)?.errors ?? ({ form: reason } as E);
      setErrors(refused);
      sayRefusal(reason, refused, path);
    }
    isUnderWay.current = false;
    setSending(false);
  }

  return { form, errors, isSending, send };
}

export function sayError(text: string, form?: string) {
  toast({ title: "Error", text, tone: "error" }, form);
}

export function reasonOf(failure: unknown, otherwise: string): string {
  const isOurs =
    failure instanceof Error && !(failure instanceof TypeError) && !(failure instanceof DOMException);
  return isOurs && failure.message ? failure.message : otherwise;
}

export function refusalIn<E>(failure: unknown): { errors?: E; token?: string | null } | null {
  return (failure as { cause?: { errors?: E } }).cause ?? null;
}
