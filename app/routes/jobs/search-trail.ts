import { href } from "react-router";

export function searchTrail(label: string) {
  return [{ label: "Home", to: "/" }, { label: "Job searches", to: href("/search/all") }, { label }];
}
