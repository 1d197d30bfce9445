import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { callFunction, reasonOf } from "#app/call-function.ts";
import { AlertForm } from "#app/components/alert-form.tsx";
import { isPlainClick } from "#app/components/is-plain-click.ts";
import { Button, buttonStyles } from "#app/components/ui/button.tsx";
import { toast } from "#app/components/ui/toast.tsx";
import { useBusySubmit } from "#app/components/use-busy-submit.ts";
import type { RefusedChange } from "./change-alerts.ts";
import type { ShownAlert } from "./shown-alert.ts";

const path = "/my-alerts";

type Props = {
  alert: ShownAlert;
  /** Whether the address opens its form. */
  isAsked: boolean;
  refused: RefusedChange["form"] | null;
  onDeleted: () => void;
};

/** One alert of the list: what it asks for, whether it is on, and the ways to change it. */
export function AlertCard({ alert, isAsked, refused, onDeleted }: Props) {
  const [isOpen, setOpen] = useState(isAsked || refused !== null);
  const opener = useRef<HTMLAnchorElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const { id, name } = alert;
  return (
    <article
      id={`alert-${id}`}
      aria-labelledby={`name-${id}`}
      className="scroll-mt-4 rounded-lg border border-line bg-sheet p-5 sm:p-6"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={`name-${id}`} className="wrap-anywhere text-xl leading-snug">
          {name}
        </h2>
        <ActiveSwitch alert={alert} />
      </div>
      {isOpen ? (
        <Correction alert={alert} refused={refused} onClose={() => setOpen(false)} />
      ) : (
        <>
          <Facts alert={alert} />
          <div className="mt-4 flex flex-wrap gap-3">
            <Link
              ref={opener}
              to={`${path}?edit=${id}#alert-${id}`}
              preventScrollReset
              onClick={here(() => setOpen(true))}
              aria-label={`Edit: ${name}`}
              className={buttonStyles()}
            >
              Edit
            </Link>
            <DeleteAlert id={id} name={name} onDeleted={onDeleted} />
          </div>
        </>
      )}
    </article>
  );
}

function Facts({ alert: { criteria, place, often, lastSent, next, isActive } }: { alert: ShownAlert }) {
  return (
    <dl className="mt-3 grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-[auto_1fr]">
      {criteria.title && <Fact name="Keywords">{criteria.title}</Fact>}
      {place && <Fact name="Location">{place}</Fact>}
      {criteria.remote && <Fact name="Work">Remote jobs only</Fact>}
      {Object.keys(criteria).length === 0 && <Fact name="Jobs">Every new job</Fact>}
      <Fact name="Frequency">{often}</Fact>
      <Fact name="Last sent">{lastSent ?? "Never"}</Fact>
      {isActive && <Fact name="Next">{next}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-x-3 sm:contents">
      <dt className="shrink-0 text-granite">{name}</dt>
      <dd className="tabular wrap-anywhere font-medium">{children}</dd>
    </div>
  );
}

/** Shows at once what was wished, and what is so once that is known. */
function ActiveSwitch({ alert: { id, isActive } }: { alert: ShownAlert }) {
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
    if (!(await change({ intent: "switch", id, active }, "Failed to update alert"))) return;
    toast({ title: active ? "Alert enabled" : "Alert disabled" });
    await revalidate();
  }
  return (
    <form method="post" action={path} onSubmit={toggle} className="-my-1.5 shrink-0">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="active" value={String(!isOn)} />
      <button
        type="submit"
        name="intent"
        value="switch"
        role="switch"
        aria-checked={isOn}
        aria-describedby={`name-${id}`}
        className="switch"
      >
        Active
      </button>
    </form>
  );
}

function DeleteAlert({ id, name, onDeleted }: { id: string; name: string; onDeleted: () => void }) {
  const { revalidate } = useRevalidator();
  const undo = { action: path, fields: { intent: "restore", id }, act: putBack };
  async function putBack() {
    try {
      await callFunction(path, undo.fields);
      await revalidate();
    } catch (failure) {
      const text = reasonOf(failure, "Failed to undo. Please try again.");
      toast({ title: "Error", text, tone: "error", undo });
    }
  }
  const [isBusy, submit] = useBusySubmit(async () => {
    if (!(await change({ intent: "delete", id }, "Failed to delete alert"))) return;
    onDeleted();
    toast({ title: "Alert deleted", undo });
    await revalidate();
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

function Correction({ alert, refused, onClose }: Pick<Props, "alert" | "refused"> & { onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const { id, name, criteria, frequency } = alert;
  const form = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      form.current
        ?.querySelector<HTMLInputElement>("input:not([type=hidden])")
        ?.focus({ preventScroll: true }),
    [],
  );
  const { title = "", location = "", state = "", city = "", remote = false } = criteria;
  const typed = { name, title, location, state, city, remote, frequency, email: "" };
  return (
    <div ref={form} className="mt-4">
      <AlertForm
        action={`${path}?edit=${id}`}
        fields={{ intent: "update", id }}
        typed={refused?.typed ?? typed}
        errors={refused?.errors}
        asksEmail={false}
        submit={{ label: "Save", busy: "Saving...", failure: "Failed to update alert" }}
        onDone={async () => {
          toast({ title: "Alert updated" });
          await revalidate();
          onClose();
        }}
      >
        <Link
          to={path}
          preventScrollReset
          onClick={here(onClose)}
          className={buttonStyles({ look: "quiet" })}
        >
          Cancel
        </Link>
      </AlertForm>
    </div>
  );
}

async function change(fields: object, failure: string): Promise<boolean> {
  try {
    await callFunction(path, fields);
    return true;
  } catch {
    toast({ title: "Error", text: failure, tone: "error" });
    return false;
  }
}

/** Does it on this page, where the click would lead to its like. */
function here(act: () => void) {
  return (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    act();
  };
}
