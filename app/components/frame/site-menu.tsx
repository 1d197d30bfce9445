import { type ComponentProps, useRef } from "react";
import { useAccount } from "#app/account/use-account.ts";
import { AlertLink } from "#app/components/alerts/alert-link.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { AccountLinks, SignInLink } from "./account-links.tsx";
import type { MenuGroup } from "./menu-groups.ts";

const id = "site-menu";
const large = "flex min-h-12 items-center px-3 font-display font-semibold text-xl";
const places = [
  { label: "Map of Jobs", to: "/jobs?view=map" },
  { label: "All Job Searches", to: "/search/all" },
];

type Props = { links: MenuGroup["links"]; groups: MenuGroup[]; name: string };

export function SiteMenu({ links, groups, name }: Props) {
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
        <search>
          <form action="/find" className="menu-search">
            <TextField id="menu-what" name="what" label="Search jobs" maxLength={100} enterKeyHint="search" />
            <Button type="submit" look="primary">
              Find jobs
            </Button>
          </form>
        </search>
        <nav aria-label="Menu" className="-mx-3 mt-3">
          <ul>
            {[...links, ...places].map((link) => (
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
        {groups.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading} className="mt-6 -mx-3">
            <h2 className="eyebrow px-3 font-sans text-granite">{heading}</h2>
            <ul className="grid grid-cols-2">
              {links.map(({ label, to }) => (
                <li key={to}>
                  <Link
                    to={to}
                    onClick={close}
                    className="flex min-h-11 items-center px-3 text-sm leading-tight"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
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
