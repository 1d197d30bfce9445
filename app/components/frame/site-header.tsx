import type { ReactNode } from "react";
import { NavLink as RouterNavLink, useLocation } from "react-router";
import { AlertLink } from "#app/components/alerts/alert-link.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { Logo } from "./logo.tsx";
import { MenuButton } from "./site-menu.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

export const headerLinks = [
  { label: "Browse Jobs", to: "/jobs" },
  { label: "Remote Jobs", to: "/remote-jobs" },
];

const rowLink =
  "flex min-h-11 items-center whitespace-nowrap px-2 font-medium text-sm underline-offset-8 hover:underline lg:px-3";
const pageLink = `${rowLink} aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:decoration-sun`;

type PlaceProps = { to: string; end?: true; prefetch?: "intent"; className: string; children: ReactNode };

/** On the server a plain anchor, as every link is there. */
const NavLink: (props: PlaceProps) => ReactNode = import.meta.env.SSR ? NavAnchorOnServer : RouterNavLink;

function NavAnchorOnServer({ to, end, prefetch: _, className, children }: PlaceProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === to || (!end && pathname.startsWith(`${to}/`));
  const current = isCurrent
    ? { "aria-current": "page" as const, className: `${className} active` }
    : { className };
  return (
    <Link to={to} {...current}>
      {children}
    </Link>
  );
}

export function SiteHeader({ name }: { name: string }) {
  return (
    <header className="border-line border-b bg-paper print:hidden">
      <div className="page flex min-h-16 items-center gap-2">
        <Link to="/" className="mr-auto flex min-h-11 items-center gap-2.5">
          <Logo />
          <span className="font-display font-semibold text-xl tracking-tight">{name}</span>
        </Link>
        <nav aria-label="Main" className="hidden items-center md:flex">
          {headerLinks.map((link) => (
            <NavLink key={link.to} to={link.to} prefetch="intent" className={pageLink}>
              {link.label}
            </NavLink>
          ))}
          <AlertLink className={rowLink}>Get Job Alerts</AlertLink>
          <NavLink end to="/post-job" className={pageLink}>
            Post a Job
          </NavLink>
        </nav>
        <ThemeSwitch />
        <AccountMenu />
        <MenuButton />
      </div>
    </header>
  );
}
