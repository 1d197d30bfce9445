import { Button } from "#app/components/ui/button.tsx";
import { HiddenFields } from "./hidden-fields.tsx";
import { useRemoval } from "./use-removal.ts";

type Props = {
  id: string;
  name: string;
  /** Tells two lists of a page apart: " from this list". */
  from?: string;
  path: string;
  intent: string;
  label: string;
  failed: string;
  onChanged: () => void;
  className?: string;
};

/** The toast can undo it. */
export function RemovalForm({
  id,
  name,
  from = "",
  path,
  intent,
  label,
  failed,
  onChanged,
  className,
}: Props) {
  const { isSending, send } = useRemoval(failed, name, onChanged);
  return (
    <form method="post" action={path} onSubmit={send} className={className}>
      <HiddenFields fields={{ intent, id }} />
      <Button
        type="submit"
        look="quiet"
        aria-disabled={isSending}
        aria-label={`${label}${from}: ${name}`}
        className="px-2.5 text-granite"
      >
        {label}
      </Button>
    </form>
  );
}
