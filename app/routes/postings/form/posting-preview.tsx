import { type ComponentProps, createContext, useContext, useLayoutEffect, useRef } from "react";
import type { DrawnPreview } from "./drawn-preview.tsx";
import type { LivePreview } from "./live-preview.tsx";
import type { PostingTools } from "./use-posting-form.ts";

/** Only the server has it. Browsers keep the drawing they were sent until somebody types. */
export const PreviewContext = createContext<typeof DrawnPreview | null>(null);

type Props = ComponentProps<typeof LivePreview> & { tools: PostingTools | null; onMissing: () => void };

export function PostingPreview({ tools, onMissing, ...shown }: Props) {
  const Drawn = useContext(PreviewContext);
  return (
    <section
      id="preview"
      aria-label="Preview"
      // Longer than the screen it scrolls for itself, also by the keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached
      tabIndex={0}
      className="min-w-0 scroll-mt-4 rounded-lg lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:self-start lg:overflow-y-auto lg:p-1"
    >
      {tools ? (
        <tools.LivePreview {...shown} />
      ) : Drawn ? (
        <div>
          <Drawn preview={shown.first} matches={shown.matches} />
        </div>
      ) : (
        <ServersDrawing onMissing={onMissing} />
      )}
    </section>
  );
}

/** Somebody who came from another page of ours has no drawing from the server. */
function ServersDrawing({ onMissing }: { onMissing: () => void }) {
  const drawing = useRef<HTMLDivElement>(null);
  const missing = useRef(onMissing);
  useLayoutEffect(() => {
    if (!drawing.current?.hasChildNodes()) missing.current();
  }, []);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; React leaves alone what is there
    <div ref={drawing} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
  );
}
