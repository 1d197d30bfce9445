import { useMatches } from "react-router";
import { pageTitle, siteOf } from "./page-meta.ts";

/** The title of a page that knows it later than the router asks for it. React puts it into the head. */
export function PageTitle({ title }: { title: string }) {
  return <title>{pageTitle(title, siteOf(useMatches()).name)}</title>;
}
