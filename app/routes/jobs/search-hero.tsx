import { AlertLink } from "#app/components/alerts/alert-link.tsx";
import { Contours } from "#app/components/frame/contours.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import type { QueryFields } from "#core/jobs/query/address-of.ts";

type Props = {
  heading: string;
  intro: string;
  jobsAt: string | null;
  alertFields: QueryFields;
};

export function SearchHero({ heading, intro, jobsAt, alertFields }: Props) {
  return (
    <div className="relative isolate overflow-hidden bg-spruce text-on-spruce">
      <Contours part="hero" className="rising absolute inset-0 -z-10 text-spruce-line" />
      <div className="page py-5 sm:py-14">
        <h1 className="max-w-[15em] text-[clamp(1.875rem,5vw,3.25rem)] leading-[1.08]">{heading}</h1>
        <p className="mt-2 max-w-[41.5em] text-on-spruce-soft sm:mt-4 sm:text-lg sm:leading-relaxed">
          {intro}
        </p>
        <p className="mt-3 flex flex-wrap items-center gap-x-6 sm:mt-5 gap-y-2">
          <AlertLink alertFields={alertFields} className={buttonStyles({ look: "on-spruce" })}>
            Get Job Alerts
          </AlertLink>
          {jobsAt && (
            <a
              href={jobsAt}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:decoration-2 lg:hidden"
            >
              See the jobs
            </a>
          )}
        </p>
      </div>
    </div>
  );
}
