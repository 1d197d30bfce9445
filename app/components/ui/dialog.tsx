import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { CloseIcon } from "./close-icon.tsx";

type Props = { title: string; onClose: () => void; children: ReactNode; className?: string };

export function Dialog({ title, onClose, children, className = "max-w-lg" }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // A dialog removed while open would keep the focus, so it is closed first.
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
