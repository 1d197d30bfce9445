import { type FormEvent, useEffect, useRef, useState } from "react";
import { callFunction, reasonOf } from "#app/request/call-function.ts";
import { fieldsIn } from "#app/request/fields-in.ts";

/** What is wrong with what was typed, by field; `form` is of none. */
type Errors = { form?: string };

type Told<Answer, E> = {
  /** What is said where the server names no reason. */
  failure: string;
  /** Fields that may be given several times. */
  lists?: readonly string[];
  onDone: (answer: Answer, typed: Record<string, FormDataEntryValue>) => void;
  /** `reason` is the server's first word on it. */
  onRefused: (errors: E, reason: string) => void;
};

/** Sends a form without leaving the page, so that nothing typed is lost; what was refused takes the focus. */
export function useSending<Answer, E extends Errors>(
  action: string,
  given: E,
  { failure, lists, onDone, onRefused }: Told<Answer, E>,
) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(given);
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
    const fields = fieldsIn(new FormData(event.currentTarget), lists);
    setSending(true);
    try {
      onDone(await callFunction<Answer>(action, fields), fields);
    } catch (error) {
      const reason = reasonOf(error, failure);
      const refused = refusalIn<E>(error) ?? ({ form: reason } as E);
      setErrors(refused);
      onRefused(refused, reason);
    }
    isUnderWay.current = false;
    setSending(false);
  }

  return { form, errors, isSending, send };
}

function refusalIn<E>(error: unknown): E | undefined {
  const { cause } = error as { cause?: { errors?: E } | null };
  return cause?.errors;
}
