import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { type ToastText, toast } from "#app/components/ui/toast.tsx";
import { callFunction } from "#app/request/call-function.ts";
import { reasonOf, sayError } from "./use-form.ts";

type Options<Value> = {
  path: string;
  /** `seen` is what was shown before. */
  fieldsOf: (value: Value, seen: Value) => object;
  failure: string;
  onDone?: () => void;
};

/** Choices are sent one after another, so the last one stays. */
let sending: Promise<unknown> = Promise.resolve();

export function useChoice<Value>(given: Value, { path, fieldsOf, failure, onDone }: Options<Value>) {
  const { revalidate } = useRevalidator();
  const [current, setCurrent] = useState({ given, value: given });
  const [chosen, setChosen] = useState<{ value: Value } | null>(null);
  const counter = useRef(0);
  // The reloaded page has the newer value.
  if (current.given !== given) setCurrent({ given, value: given });
  const choose = async (value: Value) => {
    const number = ++counter.current;
    const seen = (chosen ?? current).value;
    setChosen({ value });
    const sent = sending.then(() => callFunction<{ notice: ToastText }>(path, fieldsOf(value, seen)));
    sending = sent.catch(() => {});
    try {
      const { notice } = await sent;
      setCurrent({ given, value });
      if (number !== counter.current) return;
      toast(notice);
      onDone?.();
      await revalidate();
    } catch (error) {
      sayError(reasonOf(error, failure));
    }
    if (number === counter.current) setChosen(null);
  };
  return { shown: (chosen ?? current).value, choose };
}
