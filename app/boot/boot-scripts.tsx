import { useContext } from "react";
import { Scripts } from "react-router";
import { NonceContext } from "#app/request/nonce.ts";
import { bootPage } from "./boot-page.ts";
import { FirstBytesContext } from "./first-bytes.ts";

// `import` stays out of what the development server rewrites.
const bootScript = import.meta.env.SSR ? `(${bootPage})((file)=>import(file))` : "";

/** Takes the place of React Router's `Scripts`, whose preloads would starve the styles on a slow network. */
export const BootScripts = import.meta.env.DEV ? DevelopmentScripts : ConstantScripts;

function DevelopmentScripts() {
  return <Scripts nonce={useContext(NonceContext)} />;
}

/** A browser keeps the elements that it was sent. */
function ConstantScripts() {
  const nonce = useContext(NonceContext);
  const bytes = useContext(FirstBytesContext);
  return (
    <>
      <Inline nonce={nonce} text={bytes?.handoff} />
      <Inline id="boot" type="application/json" text={bytes && JSON.stringify(bytes.boot)} />
      <Inline nonce={nonce} text={bootScript} />
    </>
  );
}

type InlineProps = { nonce?: string; id?: string; type?: string; text: string | null | undefined };

function Inline({ text, ...attributes }: InlineProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants and names of our files; a child would be escaped
  return <script {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text ?? "" }} />;
}
