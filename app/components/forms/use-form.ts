import { type FormEvent, useEffect, useRef, useState } from "react";
import { type ToastText, toast } from "#app/components/ui/toast.tsx";
import { callFunction } from "#app/request/call-function.ts";
import { fieldsIn } from "#app/request/fields-in.ts";

/** What is wrong with what was typed, by field; `form` is of none. */
type Errors = { form?: string };
type Fields = Record<string, unknown>;

type Told<Answer, E> = {
  /** What is said where the server names no reason. */
  failure: string;
  /** What the form was refused for without script. */
  errors?: E | null;
  /** Fields that may be given several times. */
  lists?: readonly string[];
  /** How it is sent. */
  by?: typeof callFunction;
  onDone?: (answer: Answer, typed: Fields) => unknown;
  /** Says what the server has to say of it; in the corner of the page, unless told otherwise. */
  say?: (notice: ToastText) => void;
  /** The same of a refusal. */
  sayRefusal?: (reason: string, errors: E) => void;
};

/** Sends a form without leaving the page, so that nothing typed is lost; what was refused takes the focus. */
export function useForm<Answer = unknown, E extends Errors = Errors>({
  failure,
  errors: given,
  lists,
  by = callFunction,
  onDone,
  say = toast,
  sayRefusal = sayError,
}: Told<Answer, E>) {
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
    try {
      const path = currentTarget.getAttribute("action") ?? "";
      const answer = await by<Answer & { notice?: ToastText }>(path, fields);
      if (answer.notice) say(answer.notice);
      await onDone?.(answer, fields);
    } catch (error) {
      const reason = reasonOf(error, failure);
      const refused = refusalIn<E>(error)?.errors ?? ({ form: reason } as E);
      setErrors(refused);
      sayRefusal(reason, refused);
    }
    isUnderWay.current = false;
    setSending(false);
  }

  return { form, errors, isSending, send };
}

export function sayError(text: string) {
  toast({ title: "Error", text, tone: "error" });
}

/** Why something failed: what our server answered, where it did, else these words. */
export function reasonOf(failure: unknown, otherwise: string): string {
  return failure instanceof Error && !(failure instanceof TypeError) && failure.message
    ? failure.message
    : otherwise;
}

/** All that the server said of a refusal. */
export function refusalIn<E>(failure: unknown): { errors?: E; token?: string | null } | null {
  return (failure as { cause?: { errors?: E } }).cause ?? null;
}
