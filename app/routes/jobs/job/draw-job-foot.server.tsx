import { renderToStaticMarkup } from "react-dom/server";
import { href } from "react-router";
import type { JobDetail } from "#core/jobs/pages/find-job.ts";
import { plainAddress } from "#core/text/web-address.ts";

/** Browsers need no script for what follows the text. */
export function drawJobFoot(
  { id, applyUrl, whyHere }: JobDetail,
  address: string,
  emailLink: string | null,
): string {
  const ways = new Set([applyUrl, emailLink].filter((way) => way !== null).map(plainAddress));
  return renderToStaticMarkup(
    <>
      <p className="wrap-anywhere mt-8 hidden text-sm print:block">
        {ways.size > 0 && (
          <>
            Apply: {[...ways].join(" or ")}
            <br />
          </>
        )}
        This job: {address}
      </p>
      {whyHere && (
        <details className="mt-8 text-sm print:hidden">
          <summary className="w-fit py-3">Why it is here</summary>
          <p className="text-granite">{whyHere}</p>
        </details>
      )}
      <p className="mt-4 text-sm print:hidden">
        <a href={href("/report-job/:id", { id })} rel="nofollow" className="text-link">
          Report this job
        </a>
      </p>
    </>,
  );
}
