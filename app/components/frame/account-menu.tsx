import { lazy, Suspense } from "react";
import { useAccount } from "#app/account/use-account.ts";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { loadPart } from "#app/components/waiting-parts.ts";
import { SignInLink } from "./sign-in-link.tsx";

const AccountPopover = lazy(() => loadPart("account-menu", () => import("./account-popover.tsx")));

export function AccountMenu() {
  const isSignedIn = useAccount() !== null;
  if (!isSignedIn) return <SignInLink className={buttonStyles({ className: "max-md:hidden" })} />;
  return (
    <Suspense>
      <AccountPopover />
    </Suspense>
  );
}
