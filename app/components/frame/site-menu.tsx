import { type ComponentProps, lazy, Suspense, useRef, useState } from "react";
import { useAccount } from "#app/account/use-account.ts";
import { AlertLink } from "#app/components/alerts/alert-link.tsx";
import { firstInteraction } from "#app/components/first-interaction.ts";
import { Link } from "#app/components/ui/link.tsx";
import { AccountLinks, SignInLink } from "./account-links.tsx";
import type { MenuGroup } from "./menu-groups.ts";

const MenuMore = lazy(() => firstInteraction("menu-what").then(() => import("./menu-more.tsx")));

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
  // New elements would render again before their script arrives.
  const [more] = useState(
    <Suspense>
      <MenuMore groups={groups} onChoose={close} />
    </Suspense>,
  );
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
        {more}
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
