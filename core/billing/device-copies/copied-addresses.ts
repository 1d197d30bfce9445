const id = "[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}";
const ownPages = new RegExp(`^/my-(?:jobs|applications)(?:/${id})?$`);
const openPages =
  /^\/(?:|jobs|remote-jobs|company\/[^/]+(?:\/jobs\/[^/]+)?|search\/(?!all$)[^/]+|outdoor-jobs-[a-z-]+)$/;

/** Parameters that open something. */
const secrets = ["token", "session_id", "payment", "alert_id"];
/** Parameters of a page that is shown once. */
const passing = ["notice", "undo", "said", "edit"];

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

function names({ searchParams }: URL, parameters: string[]): boolean {
  return parameters.some((name) => searchParams.has(name));
}
