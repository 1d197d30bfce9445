import { UpgradeLink } from "#app/components/account/upgrade.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";

type Props = {
  more: number;
  figures: string | undefined | null;
  isSignedIn: boolean;
};

export function MoreJobsCard({ more, figures, isSignedIn }: Props) {
  return (
    <div className="mt-4 rounded-lg bg-spruce px-5 py-8 text-center text-on-spruce sm:px-8 print:hidden">
      <h3 className="tabular text-2xl">{`+${more.toLocaleString("en-US")} More Jobs Available!`}</h3>
      <p className="tabular mt-2 font-semibold">{figures}</p>
      <p className="mt-2 mb-6 text-on-spruce-soft">
        {isSignedIn
          ? "Subscribe to unlock all matching jobs with advanced search"
          : "Sign up and subscribe to discover all opportunities"}
      </p>
      <UpgradeLink className={buttonStyles({ look: "primary", size: "large" })}>
        {isSignedIn ? "Unlock All Jobs" : "Sign Up & Unlock All Jobs"}
      </UpgradeLink>
    </div>
  );
}
