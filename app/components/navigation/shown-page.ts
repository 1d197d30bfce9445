import { useLayoutEffect } from "react";
import { useLocation, useMatches, useNavigate, useNavigation, useRevalidator } from "react-router";

type ShownPage = {
  location: ReturnType<typeof useLocation>;
  matches: ReturnType<typeof useMatches>;
  /** Where the router is going. */
  to: ReturnType<typeof useNavigation>["location"];
  navigate: ReturnType<typeof useNavigate>;
  revalidate: () => Promise<void>;
};

let shown: ShownPage | null = null;
const listeners = new Set<() => void>();

/** What the router's hooks say, for what runs outside of React. Null before the page came to life. */
export function shownPage(): ShownPage | null {
  return shown;
}

/** Calls `hear` whenever another page, or more of this one, is there. */
export function followShownPage(hear: () => void): void {
  listeners.add(hear);
}

/** Its caller is drawn on every page. */
export function useShownPage() {
  const page = {
    location: useLocation(),
    matches: useMatches(),
    to: useNavigation().location,
    navigate: useNavigate(),
    revalidate: useRevalidator().revalidate,
  };
  useLayoutEffect(() => {
    shown = page;
    for (const hear of listeners) hear();
  });
  return page;
}
