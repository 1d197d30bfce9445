import { lazy, Suspense } from "react";
import { useAccount } from "#app/account/use-account.ts";
import { firstInteraction } from "#app/components/first-interaction.ts";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { SignInLink } from "./sign-in-link.tsx";

const AccountPopover = lazy(() =>
  firstInteraction("account-menu").then(() => import("./account-popover.tsx")),
);

export function AccountMenu() {
  const isSignedIn = useAccount() !== null;
  if (!isSignedIn) return <SignInLink className={buttonStyles({ className: "max-md:hidden" })} />;
  return (
    <Suspense>
      <AccountPopover />
    </Suspense>
  );
}
