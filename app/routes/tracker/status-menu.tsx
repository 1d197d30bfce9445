import { useEffect, useRef, useState } from "react";
import { useChoice } from "#app/components/forms/use-choice.ts";
import { Button } from "#app/components/ui/button.tsx";
import type { Application } from "#core/tracker/applications/application-rows.ts";
import {
  type ApplicationStatus,
  applicationStatuses,
  statusLabel,
  statusNotUpdated,
} from "#core/tracker/statuses.ts";

type Choice = { shown: ApplicationStatus; choose: (status: ApplicationStatus) => Promise<void> };

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  return (
    <span data-status={status} className="status">
      {statusLabel(status)}
    </span>
  );
}

type StatusMenuProps = { application: Application; choice: Choice; path: string };

/** Saves at once with script; without it, the form has a button. */
export function StatusMenu({ application, choice, path }: StatusMenuProps) {
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

export function useStatusChoice(
  { id, status }: Application,
  path: string,
  onMoved: (menuId: string) => void = () => {},
): Choice {
  return useChoice(status, {
    path,
    fieldsOf: (status, based_on) => ({ intent: "status", id, status, based_on }),
    failure: statusNotUpdated,
    onDone: () => onMoved(menuIdOf(id)),
  });
}

function menuIdOf(id: string) {
  return `status-${id}`;
}
