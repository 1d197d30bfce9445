import { type FormEvent, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { Switch } from "#app/components/ui/switch.tsx";
import { toast } from "#app/components/ui/toast.tsx";
import { callFunction } from "#app/request/call-function.ts";

const path = "/my-alerts";

/** Shows at once what was wished, and what is so once that is known. */
export function ActiveSwitch({ id, isActive }: { id: string; isActive: boolean }) {
  const { revalidate } = useRevalidator();
  const [wished, setWished] = useState<boolean | null>(null);
  const last = useRef(Promise.resolve());
  const isOn = wished ?? isActive;
  async function toggle(event: FormEvent) {
    event.preventDefault();
    const active = !isOn;
    setWished(active);
    // One after the other, so that the last press has the last word.
    const own = last.current.then(() => turn(active));
    last.current = own;
    await own;
    if (last.current === own) setWished(null);
  }
  async function turn(active: boolean) {
    try {
      await callFunction(path, { intent: "switch", id, active });
      toast({ title: active ? "Alert enabled" : "Alert disabled" });
      await revalidate();
    } catch {
      toast({ title: "Error", text: "Failed to update alert", tone: "error" });
    }
  }
  return (
    <form method="post" action={path} onSubmit={toggle} className="-my-2 shrink-0">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="active" value={String(!isOn)} />
      <Switch isOn={isOn} describedBy={`name-${id}`}>
        Active
      </Switch>
    </form>
  );
}
