import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { type ToastText, toast } from "#app/components/ui/toast.tsx";
import { callFunction } from "#app/request/call-function.ts";
import { reasonOf, sayError } from "./use-form.ts";

type Told<Value> = {
  path: string;
  fieldsOf: (value: Value) => object;
  failure: string;
  onDone?: () => void;
};

/** Choices are sent one after another, so the last one stays. */
let sending: Promise<unknown> = Promise.resolve();

export function useChoice<Value>(given: Value, { path, fieldsOf, failure, onDone }: Told<Value>) {
  const { revalidate } = useRevalidator();
  const [kept, setKept] = useState({ given, value: given });
  const [wanted, setWanted] = useState<{ value: Value } | null>(null);
  const turns = useRef(0);
  // The page that was loaded again knows better.
  if (kept.given !== given) setKept({ given, value: given });
  const choose = async (value: Value) => {
    const turn = ++turns.current;
    setWanted({ value });
    const sent = sending.then(() => callFunction<{ notice: ToastText }>(path, fieldsOf(value)));
    sending = sent.catch(() => {});
    try {
      const { notice } = await sent;
      setKept({ given, value });
      if (turn !== turns.current) return;
      toast(notice);
      onDone?.();
      await revalidate();
    } catch (error) {
      sayError(reasonOf(error, failure));
    }
    if (turn === turns.current) setWanted(null);
  };
  return { shown: (wanted ?? kept).value, choose };
}
