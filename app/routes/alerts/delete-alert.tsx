import { HiddenFields } from "#app/components/forms/hidden-fields.tsx";
import { useRemoval } from "#app/components/forms/use-removal.ts";
import { Button } from "#app/components/ui/button.tsx";
import { alertNotDeleted } from "#app/sentences/alerts.ts";

export function DeleteAlert({ id, name, onChanged }: { id: string; name: string; onChanged: () => void }) {
  const { isSending, send } = useRemoval(alertNotDeleted, onChanged);
  return (
    <form method="post" action="/my-alerts" onSubmit={send}>
      <HiddenFields fields={{ intent: "delete", id }} />
      <Button
        type="submit"
        look="quiet"
        aria-disabled={isSending}
        aria-label={`Delete: ${name}`}
        className="px-2.5 text-granite"
      >
        Delete
      </Button>
    </form>
  );
}
