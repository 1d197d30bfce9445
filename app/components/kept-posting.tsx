import type { Block } from "#core/description.ts";
import { longDate } from "#core/long-date.ts";
import type { KeptPosting as Kept } from "#core/tracker/kept-posting.ts";
import { Breadcrumb, type Crumb } from "./breadcrumb.tsx";
import { Description } from "./description.tsx";
import { NoLongerOpen } from "./no-longer-open.tsx";
import { Badge } from "./ui/badge.tsx";
import { buttonStyles } from "./ui/button.tsx";

type Props = {
  /** The list on which it is kept. */
  list: Crumb;
  posting: Kept & { blocks: Block[] };
  /** The day on which it was posted so; null where nobody knows. */
  keptAt: Date | null;
};

/** A job as it was posted on the day somebody kept it, whatever became of it. */
export function KeptPosting({ list, posting, keptAt }: Props) {
  const { jobTitle, companyName, location, jobUrl, jobType, salary, blocks, isOpen } = posting;
  return (
    <div className="page max-w-4xl py-6">
      <Breadcrumb items={[list, { label: jobTitle }]} />
      <article className="mt-4">
        <h1 className="text-3xl leading-tight sm:text-4xl">{jobTitle}</h1>
        <p className="mt-2 text-granite">
          <span className="font-medium text-ink">{companyName}</span> · {location}
        </p>
        <p className="mt-3 flex flex-wrap items-center gap-1.5">
          {jobType && <Badge>{jobType}</Badge>}
          {salary && <Badge>{salary}</Badge>}
          <NoLongerOpen of={posting} />
        </p>
        {isOpen && (
          <p className="mt-5">
            <a href={jobUrl} className={buttonStyles()}>
              View Job
            </a>
          </p>
        )}
        <h2 className="mt-8 border-line border-t pt-6 text-2xl">
          {keptAt ? (
            <>
              As posted on <time dateTime={keptAt.toISOString()}>{longDate(keptAt)}</time>
            </>
          ) : (
            "What was posted"
          )}
        </h2>
        <div className="mt-4">
          {blocks.length ? <Description blocks={blocks} /> : <p>No description available.</p>}
        </div>
      </article>
    </div>
  );
}
