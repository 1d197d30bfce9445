import { Scripts } from "react-router";
import { keepPageWithoutNetwork } from "#app/components/frame/without-network.ts";
import { bootPage } from "./boot-page.ts";
import { type FirstBytes, useFirstBytes } from "./first-bytes.ts";

/** Stands behind the whole sheet and is always the same. `import` stays out of what the development server rewrites. */
function scriptOf({ handoff }: FirstBytes): string {
  const boot = import.meta.env.DEV ? "" : `${handoff};(${bootPage})((file)=>import(file))`;
  return `(${keepPageWithoutNetwork})();${boot}`;
}

/** Takes the place of React Router's `Scripts`, whose preloads would starve the styles on a slow network. */
export function BootScript({ nonce }: { nonce: string }) {
  const bytes = useFirstBytes();
  const isSent = import.meta.env.SSR && bytes;
  return (
    <>
      <script
        nonce={nonce}
        suppressHydrationWarning
        data-files={isSent ? JSON.stringify(isSent.files) : ""}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; as a child React would escape its quotes
        dangerouslySetInnerHTML={{ __html: isSent ? scriptOf(isSent) : "" }}
      />
      {import.meta.env.DEV && <Scripts nonce={nonce} />}
    </>
  );
}
