export type ApplicationsView = { view: "list"; page: number } | { view: "columns" };

export function readApplicationsView(params: URLSearchParams): ApplicationsView {
  if (params.get("view") === "columns") return { view: "columns" };
  const page = Number(params.get("page"));
  return { view: "list", page: Number.isSafeInteger(page) && page > 0 ? page : 1 };
}

export function applicationsPath(shown: ApplicationsView): string {
  if (shown.view === "columns") return "/my-applications?view=columns";
  return shown.page > 1 ? `/my-applications?page=${shown.page}` : "/my-applications";
}
