import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { CloseIcon } from "./close-icon.tsx";

type Props = { title: string; onClose: () => void; children: ReactNode; className?: string };

/** A modal dialog that is open for as long as it is rendered. The browser keeps focus in it and gives it back after. */
export function Dialog({ title, onClose, children, className = "max-w-lg" }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Taken away while open, it would keep the focus that it must give back: it is closed while it still stands.
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      closedby="any"
      aria-labelledby={heading}
      onClose={() => !dialog.current?.open && onClose()}
      className={`dialog ${className}`}
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={heading} className="text-2xl">
          {title}
        </h2>
        <button
          type="button"
          onClick={() => dialog.current?.close()}
          className="icon-button -mt-1.5 -mr-2.5 shrink-0"
        >
          <CloseIcon label="Close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
