import { buttonStyles } from "#app/components/ui/button.tsx";
import { useRootData } from "#app/root-data.ts";
import { AccountPopover } from "./account-popover.tsx";
import { SignInLink } from "./sign-in-link.tsx";

export function AccountMenu() {
  const account = useRootData()?.account;
  if (account) return <AccountPopover />;
  return account === null && <SignInLink className={buttonStyles({ className: "max-md:hidden" })} />;
}
