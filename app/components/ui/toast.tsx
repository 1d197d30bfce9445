import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Form, useLocation } from "react-router";
import { CloseIcon } from "./close-icon.tsx";
import { Link } from "./link.tsx";

export type ToastText = {
  title: string;
  text?: string;
  tone?: "error";
  link?: { label: string; to: string };
  /** Stays for as long as its page does. */
  lasts?: boolean;
  /** `act` undoes the action without leaving the page. */
  undo?: { action: string; fields: Record<string, string>; act?: () => void };
};

const lifeMs = 6000;
/** A keyboard user has this long to reach a toast with a link or an undo. */
const actionLifeMs = 15_000;
let shown: (ToastText & { id: number; form?: string })[] = [];
let made = 0;
let tellRegion = () => {};

/**
 * Never put something here that must not be missed. At most three toasts are open. A repeated one replaces the
 * earlier one, and so does a later one of the same form.
 */
export function toast(message: ToastText, form?: string) {
  const others = shown.filter((each) => !isSame(each, message) && !(form && each.form === form));
  show([...others.slice(-2), { ...message, form, id: ++made }]);
}

export function Toasts({ first }: { first: ToastText | null }) {
  const region = useRef<HTMLDivElement>(null);
  const added = useSyncExternalStore(
    (update) => {
      tellRegion = update;
      return () => {};
    },
    () => shown,
    () => shown,
  );
  const [gone, setGone] = useState<ToastText | null>(null);
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another page
  useEffect(() => {
    if (shown.some(({ lasts }) => lasts)) show(shown.filter(({ lasts }) => !lasts));
  }, [pathname, search]);
  const count = added.length + (first && first !== gone ? 1 : 0);
  const latest = added.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of as many as before, one may be new
  useEffect(() => {
    const element = region.current;
    if (!element?.showPopover || !count) return;
    let source: Element | null = null;
    const lead = () => {
      const hasSource = source !== document.body && source?.isConnected;
      if (hasSource || element.contains(document.activeElement)) return;
      source = document.activeElement;
      // An open dialog covers everything outside the browser's top layer.
      if (element.matches(":popover-open")) element.hidePopover();
      // The next Tab leads here.
      element.showPopover({ source: source as HTMLElement });
    };
    element.popover = "manual";
    lead();
    // A removed element may have had the focus, which then moves elsewhere.
    document.addEventListener("focusin", lead);
    return () => document.removeEventListener("focusin", lead);
  }, [count, latest]);
  return (
    <div ref={region} role="status" className="toasts">
      {first && first !== gone && <Toast {...first} onEnd={() => setGone(first)} />}
      {added.map(({ id, ...message }) => (
        <Toast key={id} {...message} onEnd={() => show(shown.filter((each) => each.id !== id))} />
      ))}
    </div>
  );
}

function Toast({ title, text, tone, link, lasts, undo, onEnd }: ToastText & { onEnd: () => void }) {
  const [isHeld, setHeld] = useState(false);
  const end = useRef(onEnd);
  end.current = onEnd;
  const life = link || undo ? actionLifeMs : lifeMs;
  useEffect(() => {
    if (isHeld || lasts) return;
    const timer = setTimeout(() => end.current(), life);
    return () => clearTimeout(timer);
  }, [isHeld, lasts, life]);
  const [hold, release] = [() => setHeld(true), () => setHeld(false)];
  const cameFrom = useRef<Element | null>(null);
  const takeFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    hold();
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const close = () => {
    onEnd();
    // The focus returns to where it came from.
    (cameFrom.current as HTMLElement | null)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: being read keeps it; it does nothing itself
    <div
      className={`toast ${tone ?? ""}`}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={takeFocus}
      onBlur={release}
    >
      <div className="min-w-0 flex-1 py-1.5">
        <p className="font-semibold">{title}</p>
        {text && <p className="mt-0.5 text-sm">{text}</p>}
      </div>
      {link && (
        <Link to={link.to} onClick={onEnd} className="toast-action">
          {link.label}
        </Link>
      )}
      {undo && (
        <Form
          method="post"
          action={undo.action}
          preventScrollReset
          onSubmit={(event) => {
            if (!undo.act) return close();
            event.preventDefault();
            undo.act();
            onEnd();
          }}
        >
          {Object.entries(undo.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className="toast-action">
            Undo
          </button>
        </Form>
      )}
      <button type="button" onClick={close} className="icon-button needs-script -my-1 -mr-2">
        <CloseIcon label="Dismiss" />
      </button>
    </div>
  );
}

function isSame(one: ToastText, other: ToastText): boolean {
  return (
    one.title === other.title && one.text === other.text && one.undo?.fields.id === other.undo?.fields.id
  );
}

function show(next: typeof shown) {
  shown = next;
  tellRegion();
}
