import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { toast } from "#app/components/ui/toast.tsx";
import { callFunction, reasonOf } from "#app/request/call-function.ts";
import type { Application } from "#core/tracker/applications/application-rows.ts";
import { type ApplicationStatus, applicationStatuses, statusLabel } from "#core/tracker/statuses.ts";

type Choice = { shown: ApplicationStatus; choose: (status: ApplicationStatus) => Promise<void> };

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  return (
    <span data-status={status} className="status">
      {statusLabel(status)}
    </span>
  );
}

/** Changes how far an application is: at once with script, by the form's button without. */
export function StatusMenu({
  application,
  choice,
  path,
}: {
  application: Application;
  choice: Choice;
  path: string;
}) {
  const { id, jobTitle, status } = application;
  const { shown, choose } = choice;
  const menu = useRef<HTMLSelectElement>(null);
  const [isAlive, setAlive] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, of what was chosen before this page came to life
  useEffect(() => {
    setAlive(true);
    const chosen = menu.current?.value;
    if (chosen && chosen !== status) void choose(chosen as ApplicationStatus);
  }, []);
  return (
    <form method="post" action={path} data-alive={isAlive || undefined} className="status-menu">
      <input type="hidden" name="id" value={id} />
      <select
        ref={menu}
        id={menuIdOf(id)}
        name="status"
        aria-label={`Status: ${jobTitle}`}
        autoComplete="off"
        value={shown}
        onChange={(event) => choose(event.currentTarget.value as ApplicationStatus)}
      >
        {applicationStatuses.map((each) => (
          <option key={each} value={each}>
            {statusLabel(each)}
          </option>
        ))}
      </select>
      <Button type="submit" name="intent" value="status">
        Save
      </Button>
    </form>
  );
}

/** Sent one after another, so that what was chosen last is what stays. */
let sending: Promise<unknown> = Promise.resolve();

/** What to show of an application's status, and how to choose another; `onMoved` is told of its menu before the list is read anew. */
export function useStatusChoice(
  { id, status: given }: Application,
  path: string,
  onMoved: (menuId: string) => void = () => {},
): Choice {
  const { revalidate } = useRevalidator();
  const [kept, setKept] = useState({ given, status: given });
  const [wanted, setWanted] = useState<ApplicationStatus | null>(null);
  const turns = useRef(0);
  // Read anew, the list knows better.
  if (kept.given !== given) setKept({ given, status: given });
  const choose = async (status: ApplicationStatus) => {
    const turn = ++turns.current;
    setWanted(status);
    const sent = sending.then(() => callFunction(path, { intent: "status", id, status }));
    sending = sent.catch(() => {});
    try {
      await sent;
      setKept({ given, status });
      if (turn !== turns.current) return;
      toast({ title: "Status updated" });
      onMoved(menuIdOf(id));
      await revalidate();
    } catch (failure) {
      toast({ title: "Error", text: reasonOf(failure, "Failed to update status"), tone: "error" });
    }
    if (turn === turns.current) setWanted(null);
  };
  return { shown: wanted ?? kept.status, choose };
}

function menuIdOf(id: string) {
  return `status-${id}`;
}
