import { useEffect, useState } from "react";
import stylesheet from "#app/app.css?url";
import { useFirstBytes } from "./first-bytes.ts";

const id = "first-styles";

let isStarted = false;

/** True where the document has its first styles within, so that the whole sheet stands behind its text. */
export function useFirstStyles(): boolean {
  const bytes = useFirstBytes();
  const [hasFirst] = useState(() =>
    import.meta.env.SSR ? Boolean(bytes?.styles) : !isStarted && !!document.getElementById(id),
  );
  useEffect(() => {
    isStarted = true;
  }, []);
  return hasFirst;
}

type Props = { hasFirst: boolean; nonce?: string };

/** In the head. */
export function FirstStyles({ hasFirst, nonce }: Props) {
  const bytes = useFirstBytes();
  return hasFirst ? (
    <style
      id={id}
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the build; as a child React would escape it
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? (bytes?.styles ?? "") : "" }}
    />
  ) : (
    // With a precedence React writes it before every preload, and a slow network starts with it.
    <link rel="stylesheet" href={stylesheet} precedence="first" />
  );
}

/** Behind the text. A browser waits for it before it runs what follows. Without script it has our fonts, too. */
export function WholeSheet({ hasFirst }: Props) {
  const bytes = useFirstBytes();
  return (
    <>
      {hasFirst && <link rel="stylesheet" href={stylesheet} fetchPriority="high" />}
      <noscript>
        {import.meta.env.SSR && bytes && <link rel="stylesheet" href={bytes.files.fonts} />}
      </noscript>
    </>
  );
}
