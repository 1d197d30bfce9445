import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Link } from "#app/components/ui/link.tsx";
import type { MenuGroup } from "./menu-groups.ts";

type Props = { groups: MenuGroup[]; onChoose: () => void };

export default function MenuMore({ groups, onChoose }: Props) {
  return (
    <>
      <search>
        <form action="/find" className="menu-search">
          <TextField id="menu-what" name="what" label="Search jobs" maxLength={100} enterKeyHint="search" />
          <Button type="submit" look="primary">
            Find jobs
          </Button>
        </form>
      </search>
      {groups.map(({ heading, links }) => (
        <nav key={heading} aria-label={heading} className="mt-6 -mx-3">
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
      ))}
    </>
  );
}
