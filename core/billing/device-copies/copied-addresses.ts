const id = "[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}";
const ownPages = new RegExp(`^/my-(?:jobs|applications)(?:/${id})?$`);
const openPages =
  /^\/(?:|jobs|remote-jobs|company\/[^/]+(?:\/jobs\/[^/]+)?|search\/(?!all$)[^/]+|outdoor-jobs-[a-z-]+)$/;

/** Parameters that open something. */
const secrets = ["token", "session_id", "payment", "alert_id"];
/** Parameters of a page that is shown once. */
const passing = ["notice", "undo", "said", "edit"];

const takings = ["/take", "/my-jobs/take"];
/** Parameters that show the same list in another way, or a later part of it. */
const views = ["after", "page", "page_size", "sheet", "view", "map"];

/** True for the page of saved jobs or applications, or of one of them. */
export function isOwnPage({ pathname }: Pick<URL, "pathname">): boolean {
  return ownPages.test(pathname);
}

/** True for lists, jobs and what one person saved: a device answers for no other page. */
export function isCopyable(address: URL): boolean {
  const isPage = openPages.test(address.pathname) || isOwnPage(address);
  return isPage && !names(address, secrets);
}

/** True for an address that a device may keep an answer of. */
export function isCopied(address: URL): boolean {
  return isCopyable(address) && !names(address, passing);
}

/** True for the answer that holds a list with its jobs. */
export function isTaking({ pathname }: Pick<URL, "pathname">): boolean {
  return takings.includes(pathname);
}

/** Where a list is fetched with its jobs, and how its copy is named. */
export function takingOf(list: URL): string {
  if (isOwnPage(list)) return "/my-jobs/take";
  return `/take?${new URLSearchParams({ of: listPath(list) })}`;
}

/** The address of a list without its host and without what belongs to a view. */
export function listPath({ pathname, searchParams }: URL): string {
  const kept = new URLSearchParams(searchParams);
  for (const name of [...views, ...passing]) kept.delete(name);
  return kept.size ? `${pathname}?${kept}` : pathname;
}

function names({ searchParams }: URL, parameters: string[]): boolean {
  return parameters.some((name) => searchParams.has(name));
}
