import { href } from "react-router";
import { Prose } from "#app/components/reading/prose.tsx";
import { articleMeta } from "#app/seo/article-meta.ts";
import { readPage } from "#core/content/content.ts";
import { endTexts } from "#core/jobs/end-reason.ts";
import { removedJobs } from "#core/jobs/pages/removed-jobs.ts";
import type { Route } from "./+types/removed.ts";
import { ArticleFrame } from "./article-frame.tsx";

const trail = [{ label: "Home", to: "/" }, { label: "Jobs removed this week" }];

const unrecorded = { short: "Reason not recorded", long: "It ended before we kept reasons." };

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  articleMeta(args, loaderData?.page, href("/removed"), trail);

export async function loader() {
  const { total, byReason } = await removedJobs();
  const reasons = byReason.map(({ reason, count }) => ({
    ...(reason ? endTexts[reason] : unrecorded),
    count: count.toLocaleString("en-US"),
  }));
  return { page: readPage("removed"), total: total.toLocaleString("en-US"), reasons };
}

export default function Removed({ loaderData: { page, total, reasons } }: Route.ComponentProps) {
  return (
    <ArticleFrame trail={trail} page={page}>
      {reasons.length ? (
        <Reasons total={total} reasons={reasons} />
      ) : (
        <p className="text-lg">No jobs left the lists in the last seven days.</p>
      )}
      <Prose html={page.body.html} className="mt-10" />
    </ArticleFrame>
  );
}

type Props = { total: string; reasons: { short: string; long: string; count: string }[] };

function Reasons({ total, reasons }: Props) {
  return (
    <table className="tabular w-full max-w-3xl border-collapse text-left">
      <caption className="sr-only">Jobs removed in the last seven days, by reason</caption>
      <thead className="text-granite text-sm">
        <tr className="border-line border-b">
          <th scope="col" className="py-2 pr-4 font-medium">
            Reason
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            Jobs
          </th>
        </tr>
      </thead>
      <tbody>
        {reasons.map(({ short, long, count }) => (
          <tr key={short} className="border-line border-b align-top">
            <th scope="row" className="py-3 pr-4 font-semibold">
              {short}
              <span className="block font-normal text-granite text-sm">{long}</span>
            </th>
            <td className="py-3 text-right">{count}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className="py-3 pr-4 font-semibold">
            All together
          </th>
          <td className="py-3 text-right font-semibold">{total}</td>
        </tr>
      </tfoot>
    </table>
  );
}
