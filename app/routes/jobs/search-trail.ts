import { href } from "react-router";

/** Where a search or a state stands. */
export function searchTrail(label: string) {
  return [{ label: "Home", to: "/" }, { label: "Job searches", to: href("/search/all") }, { label }];
}
