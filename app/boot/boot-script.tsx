import { Scripts } from "react-router";
import { useFirstBytes } from "./first-bytes.ts";

/** Stands behind the whole sheet, and takes the place of React Router's `Scripts`, whose preloads would starve the styles on a slow network. */
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
        dangerouslySetInnerHTML={{ __html: isSent ? isSent.script : "" }}
      />
      {import.meta.env.DEV && <Scripts nonce={nonce} />}
    </>
  );
}
