import { useRevalidator } from "react-router";
import { useBusySubmit } from "#app/components/forms/use-busy-submit.ts";
import { Button } from "#app/components/ui/button.tsx";
import { toast } from "#app/components/ui/toast.tsx";
import { callFunction, reasonOf } from "#app/request/call-function.ts";

const path = "/my-alerts";

/** Deletes an alert; the toast that says so can put it back. `onChanged` is told of both before the list is read anew. */
export function DeleteAlert({ id, name, onChanged }: { id: string; name: string; onChanged: () => void }) {
  const { revalidate } = useRevalidator();
  const undo = { action: path, fields: { intent: "restore", id }, act: putBack };
  async function putBack() {
    try {
      await callFunction(path, undo.fields);
      onChanged();
      toast({ title: "Alert restored" });
      await revalidate();
    } catch (failure) {
      const text = reasonOf(failure, "Failed to undo. Please try again.");
      toast({ title: "Error", text, tone: "error", undo });
    }
  }
  const [isBusy, submit] = useBusySubmit(async () => {
    try {
      await callFunction(path, { intent: "delete", id });
      onChanged();
      toast({ title: "Alert deleted", undo });
      await revalidate();
    } catch {
      toast({ title: "Error", text: "Failed to delete alert", tone: "error" });
    }
  });
  return (
    <form method="post" action={path} onSubmit={submit}>
      <input type="hidden" name="intent" value="delete" />
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        look="quiet"
        aria-disabled={isBusy}
        aria-label={`Delete: ${name}`}
        className="px-2.5 text-granite"
      >
        Delete
      </Button>
    </form>
  );
}
