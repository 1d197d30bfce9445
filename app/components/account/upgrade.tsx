import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useMemo,
  useRef,
  useState,
} from "react";
import { isPlainClick } from "#app/components/is-plain-click.ts";
import { loadOnRender } from "#app/components/load-on-render.tsx";
import { openWithoutScript } from "#app/components/navigation/without-network.ts";
import { Link } from "#app/components/ui/link.tsx";
import type { PlanKey } from "#core/billing/plans.ts";
import type { Choice } from "./plans-dialog.tsx";

type Upgrade = { open: () => void; choose: (plan: PlanKey) => void };

const UpgradeContext = createContext<Upgrade>({ open: () => {}, choose: () => {} });

const PlansDialog = loadOnRender(
  () => import("./plans-dialog.tsx"),
  "PlansDialog",
  ({ first, onClose }) => {
    first?.tab?.close();
    onClose();
    void openWithoutScript("/#pricing");
    return null;
  },
);

export function UpgradeProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ first: Choice | null } | null>(null);
  const isAsked = useRef(false);
  const upgrade = useMemo(() => {
    const ask = (choose: () => Choice | null) => {
      // A double click opens one checkout.
      if (isAsked.current) return;
      isAsked.current = true;
      setShown({ first: choose() });
    };
    return {
      open: () => ask(() => null),
      choose: (plan: PlanKey) => ask(() => ({ plan, tab: window.open("", "_blank") })),
    };
  }, []);
  const close = () => {
    isAsked.current = false;
    setShown(null);
  };
  return (
    <UpgradeContext value={upgrade}>
      {children}
      {shown && <PlansDialog {...shown} onClose={close} />}
    </UpgradeContext>
  );
}

export function useUpgrade(): Upgrade {
  return useContext(UpgradeContext);
}

/** Without script, the link leads to the plans on the home page. */
export function UpgradeLink({ onClick, ...props }: Omit<ComponentProps<typeof Link>, "to">) {
  const { open } = useUpgrade();
  return (
    <Link
      to="/#pricing"
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainClick(event)) return;
        event.preventDefault();
        open();
      }}
      {...props}
    />
  );
}
