import { type ReactNode, useEffect, useRef } from "react";
import { Form } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button, buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import type { ManagedState, wordsOf } from "./managed-state.ts";

type Props = {
  state: ManagedState;
  words: ReturnType<typeof wordsOf>;
  path: string;
  children?: ReactNode;
};

export function StateCard({ state, words, path, children }: Props) {
  const box = useRef<HTMLParagraphElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    // The button that was pressed is gone.
    if (document.activeElement === document.body) box.current?.focus();
  }, [state]);
  return (
    <section
      aria-label="State"
      className={`mt-6 rounded-lg border border-line border-l-4 bg-sheet p-5 sm:p-6 ${state === "live" ? "border-l-ochre" : "border-l-edge"}`}
    >
      <p ref={box} tabIndex={-1} className="text-lg outline-none">
        <Badge tone={state === "live" ? "sun" : undefined}>{words.label}</Badge>{" "}
        <span className="ml-1">{words.sentence}</span>
      </p>
      <div className="mt-5 flex flex-wrap items-start gap-x-6 gap-y-5 empty:hidden">
        {words.link && (
          <Link
            to={words.link.to}
            className={buttonStyles({ look: state === "live" ? "secondary" : "primary", size: "large" })}
          >
            {words.link.text}
          </Link>
        )}
        {state === "closed" && (
          <Form method="post" action={path} preventScrollReset>
            <Button type="submit" name="intent" value="reopen" look="primary" size="large">
              Reopen
            </Button>
          </Form>
        )}
        {state === "live" && <CloseEarly path={path} words={words.closing} />}
        {children && <div className="basis-full">{children}</div>}
      </div>
    </section>
  );
}

function CloseEarly({ path, words }: { path: string; words: string }) {
  return (
    <details className="open:basis-full">
      <summary className={buttonStyles({ look: "quiet", size: "large" })}>Close early</summary>
      <div className="mt-3 max-w-prose border-line border-l-2 pl-4">
        <p>{words}</p>
        <Form method="post" action={path} preventScrollReset className="mt-3">
          <Button type="submit" name="intent" value="close" className="border-clay text-clay">
            Close this job
          </Button>
        </Form>
      </div>
    </details>
  );
}
