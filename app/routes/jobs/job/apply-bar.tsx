import { useEffect, useState } from "react";
import { OutsideLink } from "#app/components/outside-link.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import type { JobDetail } from "#core/jobs/pages/find-job.ts";

/** The ids of the two buttons that the bar is shown between. */
export const applyLinks = { first: "apply-now", last: "apply-for-position" };

/** Keeps applying in reach on a phone, while neither button is on screen. */
export function ApplyBar({ job }: { job: JobDetail }) {
  const [isBetween, setBetween] = useState(false);
  useEffect(() => followButtons(setBetween), []);
  if (!job.applyUrl) return null;
  const closing = job.closing && `Apply by ${job.closing.date}`;
  return (
    <div className="apply-bar" hidden={!isBetween}>
      <p>
        <span className="font-semibold">{job.title}</span>
        <span className="text-granite">{closing ?? job.salaryText ?? job.company}</span>
      </p>
      <OutsideLink
        href={job.applyUrl}
        counted={job.isFeatured && job.id}
        className={buttonStyles({ look: "primary", size: "large" })}
      >
        Apply
      </OutsideLink>
    </div>
  );
}

/** The margins count a button as seen from its first sight on, so a jump past both is noticed. */
function followButtons(tell: (isBetween: boolean) => void) {
  const stops: IntersectionObserver[] = [];
  const near = { first: true, last: false };
  const follow = (name: keyof typeof near, rootMargin: string) => {
    const button = document.getElementById(applyLinks[name]);
    if (!button) return;
    const observer = new IntersectionObserver(
      (entries) => {
        near[name] = entries.some(({ isIntersecting }) => isIntersecting);
        tell(!near.first && !near.last);
      },
      { rootMargin },
    );
    observer.observe(button);
    stops.push(observer);
  };
  follow("first", "0px 0px 1000000px");
  follow("last", "1000000px 0px 0px");
  return () => {
    for (const observer of stops) observer.disconnect();
  };
}
