export function pathOf(page: number): string {
  return page > 1 ? `/my-jobs?page=${page}` : "/my-jobs";
}

export function pageOf({ searchParams }: URL): number {
  const page = Number(searchParams.get("page"));
  return Number.isInteger(page) && page > 0 ? page : 1;
}
