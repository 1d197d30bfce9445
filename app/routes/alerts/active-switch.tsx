import type { FormEvent } from "react";
import { HiddenFields } from "#app/components/forms/hidden-fields.tsx";
import { useChoice } from "#app/components/forms/use-choice.ts";
import { Switch } from "#app/components/ui/switch.tsx";
import { alertNotUpdated } from "#app/sentences/alerts.ts";

const path = "/my-alerts";

export function ActiveSwitch({ id, isActive }: { id: string; isActive: boolean }) {
  const { shown: isOn, choose } = useChoice(isActive, {
    path,
    fieldsOf: (active) => ({ intent: "switch", id, active }),
    failure: alertNotUpdated,
  });
  const toggle = (event: FormEvent) => {
    event.preventDefault();
    void choose(!isOn);
  };
  return (
    <form method="post" action={path} onSubmit={toggle} className="-my-2 shrink-0">
      <HiddenFields fields={{ id, active: String(!isOn) }} />
      <Switch isOn={isOn} describedBy={`name-${id}`}>
        Active
      </Switch>
    </form>
  );
}
