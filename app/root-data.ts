import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from "react-router";
import type { Site } from "#core/platform/site.ts";
import type { TrackedJobs } from "#core/tracker/tracked-jobs.ts";
import type { AccountView } from "./account/account-view.ts";
import type { LinkGroup } from "./components/frame/link-groups.ts";
import type { ToastText } from "./components/ui/toast.tsx";
import type { Packed } from "./once/packed.ts";

export type RootData = {
  site: Pick<Site, "name" | "origin" | "email" | "address"> & {
    founder: Pick<Site["founder"], "name" | "slug">;
  };
  menu: Packed<LinkGroup[]>;
  footer: Packed<LinkGroup[]>;
  /** Undefined where nobody can say. */
  account: AccountView | null | undefined;
  tracked: TrackedJobs | null;
  notice: ToastText | null;
  dataFastId: string | null;
};

/** Without a database, the error itself brings what the frame shows. */
export function useRootData(): RootData | undefined {
  const error = useRouteError();
  const loaded = useRouteLoaderData<RootData>("root");
  return loaded ?? (isRouteErrorResponse(error) && error.data?.footer ? error.data : undefined);
}
