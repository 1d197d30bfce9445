import { useContext, useEffect, useState } from "react";
import stylesheet from "#app/app.css?url";
import { NonceContext } from "#app/request/nonce.ts";
import { FirstBytesContext } from "./first-bytes.ts";

const id = "first-styles";

let isStarted = false;

/** True where the document has its first styles within, so that the whole sheet stands behind its text. */
export function useFirstStyles(): boolean {
  const bytes = useContext(FirstBytesContext);
  const [hasFirst] = useState(() =>
    import.meta.env.SSR ? bytes?.styles != null : !isStarted && document.getElementById(id) !== null,
  );
  useEffect(() => {
    isStarted = true;
  }, []);
  return hasFirst;
}

/** In the head. */
export function FirstStyles({ hasFirst }: { hasFirst: boolean }) {
  const nonce = useContext(NonceContext);
  const bytes = useContext(FirstBytesContext);
  // With a precedence React writes it before every preload, and a slow network starts with it.
  if (!hasFirst) return <link rel="stylesheet" href={stylesheet} precedence="first" />;
  return (
    <style
      id={id}
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the build; as a child React would escape it
      dangerouslySetInnerHTML={{ __html: bytes?.styles ?? "" }}
    />
  );
}

/** Behind the text. A browser waits for it before it runs what follows. Without script it has our fonts, too. */
export function WholeSheet({ hasFirst }: { hasFirst: boolean }) {
  const bytes = useContext(FirstBytesContext);
  return (
    <>
      {hasFirst && <link rel="stylesheet" href={stylesheet} fetchPriority="high" />}
      <noscript>{bytes && <link rel="stylesheet" href={bytes.boot.fonts} />}</noscript>
    </>
  );
}
