import { dayOrders, type ListOrder } from "#core/jobs/query/job-query.ts";

export function readOrder(params: URLSearchParams): ListOrder {
  const asked = params.get("sort");
  return (
    [...dayOrders, "newest" as const, "nearest" as const, "pay" as const].find((order) => order === asked) ??
    "best"
  );
}
