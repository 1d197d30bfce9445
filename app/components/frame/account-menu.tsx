import { useAccount } from "#app/account/use-account.ts";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { AccountPopover } from "./account-popover.tsx";
import { SignInLink } from "./sign-in-link.tsx";

export function AccountMenu() {
  const isSignedIn = useAccount() !== null;
  if (!isSignedIn) return <SignInLink className={buttonStyles({ className: "max-md:hidden" })} />;
  return <AccountPopover />;
}
