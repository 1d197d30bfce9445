import { useRouteLoaderData } from "react-router";
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
  account: AccountView | null;
  tracked: TrackedJobs | null;
  notice: ToastText | null;
  dataFastId: string | null;
};

export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root");
}
