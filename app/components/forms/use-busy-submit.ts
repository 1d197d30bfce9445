import { type FormEvent, useState } from "react";

/** Does by script what the form would do by leaving the page; busy meanwhile. */
export function useBusySubmit(work: () => Promise<void>) {
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    await work();
    setBusy(false);
  };
  return [isBusy, submit] as const;
}
