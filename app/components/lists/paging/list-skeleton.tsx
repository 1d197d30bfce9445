import { useNavigation } from "react-router";
import { listSheet } from "#app/components/lists/job-list.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";

export function JobListSkeleton({ count = 10 }: { count?: number }) {
  return (
    <div role="status" className={listSheet}>
      <span className="sr-only">Loading jobs</span>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div
          key={index}
          className="flex h-46 flex-col gap-3 px-4 py-3 sm:h-43.5 sm:gap-5 sm:py-5 sm:flex-row sm:px-6"
        >
          <Skeleton className="hidden size-12 sm:block" />
          <div className="flex-1 space-y-3">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-12" />
          </div>
        </div>
      ))}
    </div>
  );
}

export function useIsLoading(action: string): boolean {
  const { state, location } = useNavigation();
  return state === "loading" && location.pathname === action;
}
