import type { LinkProps } from "react-router";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import type { FilterChip } from "#core/jobs/query/filter-chips.ts";

type Props = {
  label: string;
  chips: FilterChip[];
  to: (search: string) => string;
  link?: Omit<LinkProps, "to">;
  className?: string;
};

export default function FilterChips({ label, chips, to, link, className = "" }: Props) {
  return (
    <ul aria-label={label} className={`${className} flex flex-wrap gap-2 print:hidden`}>
      {chips.map(({ text, search }) => (
        <li key={text} className="max-w-full">
          <Link
            to={to(search)}
            {...link}
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
