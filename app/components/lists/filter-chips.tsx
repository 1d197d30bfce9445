import { Link, type LinkProps } from "react-router";
import { buttonStyles } from "#app/components/ui/button.tsx";
import type { FilterChip } from "#core/jobs/query/filter-chips.ts";

type Props = { chips: FilterChip[]; action: string; onLeave: LinkProps["onClick"] };

/** What narrows the list now; each chip is the way to the list without it. */
export function FilterChips({ chips, action, onLeave }: Props) {
  if (!chips.length) return null;
  return (
    <ul aria-label="Active filters" className="mt-3 flex flex-wrap gap-2 print:hidden">
      {chips.map(({ text, search }) => (
        <li key={text} className="max-w-full">
          <Link
            to={`${action}${search}#results`}
            onClick={onLeave}
            aria-label={`Remove filter ${text}`}
            className={buttonStyles({ className: "max-w-full" })}
          >
            <span className="truncate">{text}</span>
            <span aria-hidden="true">✕</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
