import { useShownPage } from "./shown-page.ts";
import { useKeepPage } from "./without-network.ts";

export function NavigationProgress() {
  const { to } = useShownPage();
  useKeepPage();
  return (
    <p aria-live="polite" className={to ? "navigation-progress" : undefined}>
      {to && "Loading the page"}
    </p>
  );
}
