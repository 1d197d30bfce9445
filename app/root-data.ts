import { useRouteLoaderData } from "react-router";
import type { Search } from "#core/content/content.ts";
import type { Site } from "#core/platform/site.ts";
import type { TrackedJobs } from "#core/tracker/tracked-jobs.ts";
import type { AccountView } from "./account/account-view.ts";
import type { MenuGroup } from "./components/frame/menu-groups.ts";
import type { ToastText } from "./components/ui/toast.tsx";

export type RootData = {
  site: Pick<Site, "name" | "origin" | "email" | "address"> & {
    founder: Pick<Site["founder"], "name" | "slug">;
  };
  popularSearches: Pick<Search, "slug" | "label">[];
  menu: MenuGroup[];
  account: AccountView | null;
  tracked: TrackedJobs | null;
  notice: ToastText | null;
  dataFastId: string | null;
};

export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root");
}
