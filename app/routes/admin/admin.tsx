import { signedIn } from "#app/middleware/require-account.ts";
import { requireAdmin } from "#app/middleware/require-admin.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { Moment } from "#app/routes/admin/moment.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { activeJobsDb } from "#core/sources/active-jobs-db/source.ts";
import type { Route } from "./+types/admin.ts";
import { adminForms } from "./admin-forms.ts";
import { AreaLinks } from "./area-links.tsx";
import { loadAdmin } from "./load-admin.ts";
import { FirstSteps } from "./needs/first-steps.tsx";
import { NeedsList } from "./needs/needs-list.tsx";
import { SubscriptionList } from "./subscription-list.tsx";
import { ConnectionTest } from "./syncs/connection-test.tsx";
import { CoveragePlot } from "./syncs/coverage-plot.tsx";
import { ManualSyncs } from "./syncs/manual-syncs.tsx";
import { RunHistory } from "./syncs/run-history.tsx";
import { SourceList } from "./syncs/source-list.tsx";
import { isOpen } from "./syncs/toast-run-end.ts";
import { UsageCard } from "./syncs/usage-card.tsx";
import { useProgress } from "./syncs/use-progress.ts";

export const handle = { personal: true } satisfies PageFacts;

export const middleware: Route.MiddlewareFunction[] = [...requireAdmin, adminForms.middleware];

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: "Job Sync Administration" });

export async function loader({ context }: Route.LoaderArgs) {
  const { email } = signedIn(context).account;
  return { email, provider: activeJobsDb.name, ...(await loadAdmin(context)) };
}

export const action = adminForms.action;

export default function Admin({ loaderData, actionData }: Route.ComponentProps) {
  const { email, provider, progress, areas, needs, isEmpty, lists, sources, subscribers, revenue, coverage } =
    loaderData;
  const { runs, usage, expect, announce } = useProgress(progress, email);
  const openSources = new Set(runs?.filter(isOpen).map(({ source }) => source));
  const following = { expect, announce };
  return (
    <div className="page py-8 sm:py-12">
      <h1 className="text-3xl sm:text-4xl">Job Sync Administration</h1>
      <p className="mt-2 text-granite text-sm">Times in UTC.</p>
      <NeedsList needs={needs} />
      {loaderData.unnamedProxy && (
        <div id="proxy" className="mt-6 scroll-mt-16 rounded-lg border-2 border-clay bg-sheet px-5 py-4">
          <p className="font-semibold text-clay">All visitors behind your proxy count as one</p>
          <p className="mt-1 text-sm">{loaderData.unnamedProxy}</p>
        </div>
      )}
      {isEmpty && <FirstSteps sources={sources} />}
      {areas && <AreaLinks areas={areas} />}
      {actionData?.error && (
        <div role="alert" className="mt-6 rounded-lg border border-clay bg-sheet px-5 py-4 text-clay">
          <p className="font-semibold">{actionData.title ?? "Error"}</p>
          <p className="wrap-anywhere">{actionData.error}</p>
        </div>
      )}
      {usage?.exceeded && (
        <div className="mt-6 rounded-lg border-2 border-clay bg-sheet px-5 py-4">
          <p role="alert" className="font-semibold text-clay">
            {usage.exceeded}
          </p>
          {usage.blocked && (
            <p className="mt-1 text-sm">
              This blocks {usage.blocked.source} until <Moment at={usage.blocked.until} />. Other sources keep
              syncing.{" "}
              {usage.blocked.mayAskAgain
                ? "Upgraded or refilled your plan? Press Test API Connection. It asks the provider again and unblocks syncs."
                : "We stop at this number ourselves, even on a larger plan."}
            </p>
          )}
        </div>
      )}
      <div id="usage" className="mt-6 grid scroll-mt-16 gap-4 sm:gap-6 lg:grid-cols-2">
        <UsageCard title="API Requests This Month" what="requests" usage={usage} />
        <UsageCard title="Jobs Synced This Month" what="jobs" usage={usage} />
        <ManualSyncs
          lists={lists}
          closed={usage?.exceeded ?? (openSources.has(provider) ? "One is running now." : null)}
          {...following}
        />
        <div className="flex min-w-0 flex-col gap-4 sm:gap-6">
          <ConnectionTest first={actionData?.test ?? null} />
          <CoveragePlot coverage={coverage} />
        </div>
        <div className="min-w-0 lg:col-span-2">
          <RunHistory runs={runs} />
        </div>
        <div className="min-w-0 lg:col-span-2">
          <SourceList sources={sources} provider={provider} openSources={openSources} {...following} />
        </div>
        <div className="min-w-0 lg:col-span-2">
          <SubscriptionList subscribers={subscribers} />
        </div>
        <div
          className="min-w-0 lg:col-span-2"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our server, of months and sums
          dangerouslySetInnerHTML={{ __html: revenue }}
        />
      </div>
    </div>
  );
}
