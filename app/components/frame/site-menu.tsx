import { type ComponentProps, useRef } from "react";
import { Link } from "react-router";
import { useAccount } from "#app/account/use-account.ts";
import { AlertLink } from "#app/components/alerts/alert-link.tsx";
import { AccountLinks, SignInLink } from "./account-links.tsx";

const id = "site-menu";
const large = "flex min-h-14 items-center px-3 font-display font-semibold text-xl";

export function SiteMenu({ links, name }: { links: { label: string; to: string }[]; name: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isSignedIn = useAccount() !== null;
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
        <nav aria-label="Menu" className="-mx-3 mt-14">
          <ul>
            {links.map((link) => (
              <li key={link.to} className="border-line border-b">
                <Link to={link.to} onClick={close} className={large}>
                  {link.label}
                </Link>
              </li>
            ))}
            <li className="border-line border-b">
              <AlertLink onClick={close} className={large}>
                Get Job Alerts
              </AlertLink>
            </li>
            <li className="border-line border-b">
              <Link to="/post-job" onClick={close} className={large}>
                Post a Job
              </Link>
            </li>
            {!isSignedIn && (
              <li className="border-line border-b">
                <SignInLink onClick={close} className={large} />
              </li>
            )}
          </ul>
        </nav>
        {isSignedIn && (
          <nav aria-label="Account" className="mt-8 -mx-3">
            <AccountLinks onChoose={close} className="flex min-h-12 items-center px-3" />
          </nav>
        )}
      </dialog>
    </>
  );
}

type IconButtonProps = ComponentProps<"button"> & { label: string; drawing: string };

function IconButton({ label, drawing, className, ...props }: IconButtonProps) {
  return (
    <button type="button" className={`icon-button ${className}`} {...props}>
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
