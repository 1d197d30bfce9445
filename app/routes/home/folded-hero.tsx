import { UpgradeLink } from "#app/components/account/upgrade.tsx";
import { AlertLink } from "#app/components/alerts/alert-link.tsx";
import { Contours } from "#app/components/frame/contours.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { FindForm, type Months } from "./find-form.tsx";
import type { NewsItem } from "./read-news.ts";

type Props = {
  heading: string;
  isLimited: boolean;
  months: Months;
  news: NewsItem[];
  awaited: string | null;
};

/** People who are signed in come for the list. */
export function FoldedHero({ heading, isLimited, months, news, awaited }: Props) {
  return (
    <section className="relative isolate overflow-hidden bg-spruce text-on-spruce">
      <Contours className="absolute inset-0 -z-10 text-spruce-line opacity-60" />
      <div className="page py-3 sm:py-5">
        <h1 className="sr-only">{heading}</h1>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="tabular flex flex-wrap items-center gap-x-2 sm:text-lg">
            {news.map(({ text, to }, at) => (
              <span key={to} className="inline-flex items-center gap-2">
                <Link
                  to={to}
                  prefetch="intent"
                  className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:decoration-2"
                >
                  {text}
                </Link>
                {at < news.length - 1 && <span aria-hidden="true">·</span>}
              </span>
            ))}
          </p>
          {awaited && <p role="status">{awaited}</p>}
          <div className="flex flex-wrap gap-2">
            {isLimited && !awaited && (
              <UpgradeLink className={buttonStyles({ look: "primary" })}>Unlock All Jobs</UpgradeLink>
            )}
            <AlertLink className={buttonStyles({ look: "on-spruce" })}>
              Receive Emails for Outdoor Industry Jobs
            </AlertLink>
          </div>
        </div>
        <FindForm months={months} isFolded />
      </div>
    </section>
  );
}
