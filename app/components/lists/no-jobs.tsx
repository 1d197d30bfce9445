import type { ReactNode } from "react";
import type { LinkProps } from "react-router";
import { AlertLink } from "#app/components/alerts/alert-link.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import type { QueryFields } from "#core/jobs/query/address-of.ts";
import type { EmptyList, Widening } from "#core/jobs/search/explain-empty.ts";
import { EmptyState } from "./empty-state.tsx";
import type { OpenLink } from "./list-notes.tsx";
import { clearedState } from "./use-filter-form.ts";

type Props = {
  text: string;
  empty: EmptyList & { open?: OpenLink | null };
  action: string;
  alertFields: QueryFields;
  onLeave?: LinkProps["onClick"];
  children?: ReactNode;
};

type OthersProps = {
  label: string;
  searches: Widening[];
  action: string;
  linkProps: Omit<LinkProps, "to">;
};

function OtherSearches({ label, searches, action, linkProps }: OthersProps) {
  if (!searches.length) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap justify-center gap-3">
      {searches.map(({ text, search, jobs }) => (
        <li key={text}>
          <Link to={action + search} {...linkProps}>
            {text}: {jobs}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function NoJobs({
  text,
  empty: { asked, tooShort, words, widenings, open },
  action,
  alertFields,
  onLeave,
  children,
}: Props) {
  const linkProps = {
    state: clearedState,
    preventScrollReset: true,
    onClick: onLeave,
    className: buttonStyles(),
  };
  return (
    <EmptyState text={tooShort ? `${tooShort}.` : text}>
      <div className="w-full space-y-4">
        {asked && <p>You asked for: {asked}.</p>}
        {words && <p>{words.missing}</p>}
        {words && (
          <OtherSearches
            label="Similar spellings"
            searches={words.near}
            action={action}
            linkProps={linkProps}
          />
        )}
        <OtherSearches label="Wider searches" searches={widenings} action={action} linkProps={linkProps} />
      </div>
      <AlertLink alertFields={alertFields} className={buttonStyles({ look: "primary" })}>
        Get Job Alerts
      </AlertLink>
      {open && (
        <Link to={open.to} className={buttonStyles()}>
          {open.label}
        </Link>
      )}
      {asked && action && (
        <Link to={action} {...linkProps}>
          Clear filters
        </Link>
      )}
      {children}
    </EmptyState>
  );
}
