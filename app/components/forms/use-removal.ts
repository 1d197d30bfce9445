import { useRevalidator } from "react-router";
import { type ToastText, toast } from "#app/components/ui/toast.tsx";
import { callFunction } from "#app/request/call-function.ts";
import { reasonOf, useForm } from "./use-form.ts";

type Undo = NonNullable<ToastText["undo"]>;

/** `onChanged` runs after removing and after undoing, before the page loads again. */
export function useRemoval(failure: string, title: string, onChanged: () => void) {
  const { revalidate } = useRevalidator();
  const onDone = async () => {
    onChanged();
    await revalidate();
  };
  const undoable = (undo: Undo): Undo => ({ ...undo, act: () => void restore(undo) });
  // Without a connection the undo waits, and the page that names what it is about may be gone.
  const named = (undo: Undo): Undo => undoable({ ...undo, fields: { ...undo.fields, title } });
  async function restore(undo: Undo) {
    try {
      const { notice } = await callFunction<{ notice: ToastText }>(undo.action, undo.fields);
      toast(notice);
      await onDone();
    } catch (error) {
      const text = reasonOf(error, "Failed to undo. Please try again.");
      toast({ title: "Error", text, tone: "error", undo: undoable(undo) });
    }
  }
  const say = ({ undo, ...notice }: ToastText) => toast({ ...notice, undo: undo && named(undo) });
  return useForm({ failure, say, onDone });
}
