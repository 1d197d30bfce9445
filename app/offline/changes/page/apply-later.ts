import type { Change } from "#app/offline/changes/change.ts";
import { button, element } from "./element.ts";

const id = "apply-when-back-online";
const label = "Apply when back online";

/** On a job that is read without a connection: what can be done about it now. */
export function offerToApplyLater(changes: readonly Change[], isKept: boolean): void {
  document.getElementById(id)?.remove();
  const apply = document.getElementById("apply-now");
  const jobId = document.querySelector<HTMLButtonElement>("main article header [form=saving]")?.value;
  if (navigator.onLine || !apply || !jobId) return;
  const isWaiting = changes.some(({ fields }) => fields.apply_later && fields.save === jobId);
  apply.parentElement?.after(
    element("div", { id, class: "mt-3 print:hidden" }, offer(isKept, isWaiting, jobId)),
  );
}

function offer(isKept: boolean, isWaiting: boolean, jobId: string): Node {
  const say = (text: string) => element("p", { class: "text-granite text-sm" }, text);
  if (isWaiting) return say(`${label}: it waits in your saved jobs, where you’ll find its apply link.`);
  if (isKept) return button(label, "", () => wish(jobId), "secondary large");
  return say(
    "You can’t apply without a connection. To keep jobs for later, sign in when you’re back online and choose “Keep on this device” in your account. This copy stays readable here.",
  );
}

/** The same as Save, with the wish. The worker answers. */
async function wish(jobId: string): Promise<void> {
  await fetch("/my-jobs/save", {
    method: "POST",
    headers: { Accept: "application/json", "Content-Type": "application/json" },
    body: JSON.stringify({ save: jobId, apply_later: "1" }),
  });
}
