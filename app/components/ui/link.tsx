import type { ComponentProps, ReactNode } from "react";
import { Link as RouterLink } from "react-router";

type Props = ComponentProps<typeof RouterLink>;

/** On the server it is a plain anchor: the hooks of its links take a tenth of a page's time there. */
export const Link: (props: Props) => ReactNode = import.meta.env.SSR ? AnchorOnServer : RouterLink;

export function AnchorOnServer(props: Props) {
  const {
    to,
    discover = "render",
    prefetch,
    mask,
    relative,
    reloadDocument,
    replace,
    state,
    ...others
  } = props;
  if (!isOwnAddress(to) || mask || prefetch === "render" || prefetch === "viewport")
    return <RouterLink {...props} />;
  const { preventScrollReset, viewTransition, defaultShouldRevalidate, ...attributes } = others;
  return <a {...attributes} href={to} data-discover={discover === "render" ? "true" : undefined} />;
}

/** True for an address that the router would leave as it is. */
function isOwnAddress(to: Props["to"]): to is string {
  if (typeof to !== "string" || !to.startsWith("/")) return false;
  const [path = ""] = to.split(/[?#]/, 1);
  return !/\/[/.]|\\/.test(path) && !/\?(#|$)|#$/.test(to);
}
