import { UpgradeLink } from "#app/components/account/upgrade.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import type { UnlockText } from "#core/jobs/query/list-hints.ts";

type Props = { more: number; unlock: UnlockText | null; isSignedIn: boolean };

export function MoreJobsCard({ more, unlock, isSignedIn }: Props) {
  return (
    <div className="mt-4 rounded-lg bg-spruce px-5 py-8 text-center text-on-spruce sm:px-8 print:hidden">
      <h3 className="tabular text-2xl">{`+${more.toLocaleString("en-US")} More Jobs Available!`}</h3>
      <p className="tabular mt-2 font-semibold">{unlock?.figures}</p>
      {unlock?.awaited ? (
        <p className="mt-2 text-on-spruce-soft">{unlock.awaited}</p>
      ) : (
        <Offer isSignedIn={isSignedIn} />
      )}
    </div>
  );
}

function Offer({ isSignedIn }: Pick<Props, "isSignedIn">) {
  return (
    <>
      <p className="mt-2 mb-6 text-on-spruce-soft">
        {isSignedIn
          ? "Subscribe to unlock all matching jobs with advanced search"
          : "Sign up and subscribe to discover all opportunities"}
      </p>
      <UpgradeLink className={buttonStyles({ look: "primary", size: "large" })}>
        {isSignedIn ? "Unlock All Jobs" : "Sign Up & Unlock All Jobs"}
      </UpgradeLink>
    </>
  );
}
