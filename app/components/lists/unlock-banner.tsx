import { UpgradeLink } from "#app/components/account/upgrade.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import type { UnlockText } from "#core/jobs/query/list-hints.ts";

export function UnlockBanner({ title, text, awaited }: UnlockText) {
  return (
    <aside className="unlock-banner bg-spruce">
      <div>
        <p className="tabular font-display font-semibold text-xl">{title}</p>
        <p className="tabular mt-1 text-on-spruce-soft text-sm">{text}</p>
      </div>
      {!awaited && (
        <UpgradeLink className={buttonStyles({ look: "primary", size: "large" })}>
          Unlock All Jobs
        </UpgradeLink>
      )}
    </aside>
  );
}
