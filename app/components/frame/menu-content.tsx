import { AlertLink } from "#app/components/alerts/alert-link.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { drawnOnce } from "#app/once/drawn-once.tsx";
import { useRootData } from "#app/root-data.ts";
import { AccountLinks } from "./account-links.tsx";
import { IconButton } from "./icon-button.tsx";
import type { LinkGroup } from "./link-groups.ts";
import { SignInLink } from "./sign-in-link.tsx";

const large = "flex min-h-12 items-center px-3 font-display font-semibold text-xl";
const places = [
  { label: "Map of Jobs", to: "/jobs?view=map" },
  { label: "All Job Searches", to: "/search/all" },
];

type Props = { menuId: string; links: LinkGroup["links"]; groups: LinkGroup[]; onChoose: () => void };

export function MenuContent({ menuId, links, groups, onChoose }: Props) {
  const account = useRootData()?.account;
  return (
    <>
      <IconButton
        label="Close menu"
        drawing="M5 5l14 14M19 5L5 19"
        {...{ command: "close", commandfor: menuId }}
        onClick={onChoose}
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
              <Link to={link.to} onClick={onChoose} className={large}>
                {link.label}
              </Link>
            </li>
          ))}
          <li className="border-line border-b">
            <AlertLink onClick={onChoose} className={large}>
              Get Job Alerts
            </AlertLink>
          </li>
          <li className="border-line border-b">
            <Link to="/post-job" onClick={onChoose} className={large}>
              Post a Job
            </Link>
          </li>
          {account === null && (
            <li className="border-line border-b">
              <SignInLink onClick={onChoose} className={large} />
            </li>
          )}
        </ul>
      </nav>
      {account && (
        <nav aria-label="Account" className="mt-8 -mx-3">
          <AccountLinks onChoose={onChoose} className="flex min-h-12 items-center px-3" />
        </nav>
      )}
      {groups.map((group) => (
        <MenuGroup key={group.heading} {...group} onChoose={onChoose} />
      ))}
    </>
  );
}

type MenuGroupProps = LinkGroup & Pick<Props, "onChoose">;

const MenuGroup = import.meta.env.SSR ? drawnOnce(LinkList, ({ links }) => links) : LinkList;

function LinkList({ heading, links, onChoose }: MenuGroupProps) {
  return (
    <nav aria-label={heading} className="mt-6 -mx-3">
      <h2 className="eyebrow px-3 font-sans text-granite">{heading}</h2>
      <ul className="grid grid-cols-2">
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={onChoose}
              className="flex min-h-11 items-center px-3 text-sm leading-tight"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
