import { type ComponentProps, useRef } from "react";
import { Link } from "react-router";

const id = "site-menu";

/** The phone's slide-out menu: a native modal dialog, opened by the browser itself even before scripts arrive. */
export function SiteMenu({ links, name }: { links: { label: string; to: string }[]; name: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <>
      <IconButton
        label="Menu"
        drawing="M3 7h18M3 12h18M3 17h18"
        {...{ command: "show-modal", commandfor: id }}
        onClick={() => {
          if (!("command" in HTMLButtonElement.prototype)) dialog.current?.showModal();
        }}
        className="-mr-2.5 md:hidden"
      />
      <dialog ref={dialog} id={id} closedby="any" aria-label={`${name} menu`} className="slide-out">
        <IconButton
          label="Close menu"
          drawing="M5 5l14 14M19 5L5 19"
          {...{ command: "close", commandfor: id }}
          onClick={close}
          className="absolute top-2.5 right-3"
        />
        <nav aria-label="Menu" className="mt-14">
          <ul>
            {links.map((link) => (
              <li key={link.to} className="border-line border-b">
                <Link
                  to={link.to}
                  onClick={close}
                  className="flex min-h-14 items-center font-display font-semibold text-xl"
                >
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </dialog>
    </>
  );
}

function IconButton({
  label,
  drawing,
  className,
  ...props
}: ComponentProps<"button"> & { label: string; drawing: string }) {
  return (
    <button
      type="button"
      className={`flex size-11 items-center justify-center rounded-md ${className}`}
      {...props}
    >
      <span className="sr-only">{label}</span>
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        aria-hidden="true"
        stroke="currentColor"
        strokeWidth="2"
      >
        <path d={drawing} />
      </svg>
    </button>
  );
}
