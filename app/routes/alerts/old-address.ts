import { href, redirect } from "react-router";

/** Alerts are managed where links lead. */
export function loader() {
  return redirect(href("/my-alerts"), 301);
}
