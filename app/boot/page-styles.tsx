import styles from "virtual:first-styles";
import { createContext, useContext, useEffect, useState } from "react";
import { useMatches } from "react-router";
import stylesheet from "#app/app.css?url";
import fonts from "#app/fonts.css?url";
import type { PageFacts } from "#app/page-facts.ts";

const id = "first-styles";

/** entry.server.tsx says whether the page is what it was asked for. One that failed waits for the whole sheet. */
export const IsWholeContext = createContext(false);

let isStarted = false;

/** The first styles of this kind of page, where the document has them within and the whole sheet behind its text. Null otherwise. */
export const useFirstStyles: () => string | null = import.meta.env.SSR
  ? useFirstStylesOnServer
  : useFirstStylesInBrowser;

function useFirstStylesOnServer(): string | null {
  const isWhole = useContext(IsWholeContext);
  const kinds = useMatches().flatMap(({ handle }) => (handle as PageFacts | undefined)?.firstStyles ?? []);
  return (isWhole && kinds[0] && styles[kinds[0]]) || null;
}

function useFirstStylesInBrowser(): string | null {
  // React leaves them as the server wrote them.
  const [first] = useState(() => (!isStarted && document.getElementById(id) ? "" : null));
  useEffect(() => {
    isStarted = true;
  }, []);
  return first;
}

type Props = { first: string | null; nonce: string };

/** In the head. */
export function FirstStyles({ first, nonce }: Props) {
  return first === null ? (
    // With a precedence React writes it before every preload, and a slow network starts with it.
    <link rel="stylesheet" href={stylesheet} precedence="first" />
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the build; as a child React would escape it
    <style id={id} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: first }} />
  );
}

/** Fonts are not worth their wait where the sheet took longer than 4 s. */
const addFonts = import.meta.env.SSR
  ? `if(performance.now()<4000&&!navigator.connection?.saveData){const l=document.createElement("link");l.rel="stylesheet";l.href=document.currentScript.dataset.fonts;document.head.append(l)}`
  : "";

/** Behind the text. A browser waits for the sheet before it runs what follows. Without script it has our fonts, too. */
export function WholeSheet({ first, nonce }: Props) {
  return (
    <>
      {first !== null && <link rel="stylesheet" href={stylesheet} fetchPriority="high" />}
      <script
        nonce={nonce}
        data-fonts={fonts}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; as a child React would escape its quotes
        dangerouslySetInnerHTML={{ __html: addFonts }}
      />
      <noscript>
        <link rel="stylesheet" href={fonts} />
      </noscript>
    </>
  );
}
