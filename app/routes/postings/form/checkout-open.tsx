import { type ReactNode, useEffect, useRef } from "react";
import { Button, buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { termStartsLive } from "#app/sentences/postings.ts";
import { reminderMinutes } from "#core/postings/offer.ts";
import { numberWord } from "#core/text/number-words.ts";
import type { PostedDraft } from "./draft/draft-store.ts";

type Props = { review: string | null; isBusy: boolean; onAgain: () => void; onChange: () => void };

export function CheckoutOpen({ review, isBusy, onAgain, onChange }: Props) {
  return (
    <Panel title="Your checkout is open in another tab">
      <p>
        Complete your payment there.{" "}
        {review ? `${review} ${termStartsLive}` : "Your job goes live once it's paid."}
      </p>
      <p>
        If you closed the tab, start again: you'll get the same checkout. If you don't finish now, we'll email
        you a link in {numberWord(reminderMinutes)} minutes.
      </p>
      <div className="flex flex-wrap gap-3 pt-3">
        <Button onClick={onAgain} aria-disabled={isBusy} size="large">
          {isBusy ? "Processing..." : "Start again"}
        </Button>
        <Button onClick={onChange} look="quiet" size="large">
          Change the posting
        </Button>
      </div>
    </Panel>
  );
}

export function JobIsPosted({ title, path, isHeld }: PostedDraft) {
  return (
    <Panel title={isHeld ? "Payment received" : "Your job is posted"}>
      <p>
        <strong className="font-semibold text-ink">{title}</strong>{" "}
        {isHeld ? "is paid for and goes live after review." : "is paid for."} We've emailed you a link to
        manage it.
      </p>
      <div className="flex flex-wrap gap-3 pt-3">
        {!isHeld && (
          <Link to={path ?? "/jobs"} className={buttonStyles({ look: "primary", size: "large" })}>
            {path ? "See it live" : "Browse Jobs"}
          </Link>
        )}
        <Link to="/post-job" reloadDocument className={buttonStyles({ look: "quiet", size: "large" })}>
          Post another job
        </Link>
      </div>
    </Panel>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="mt-8 max-w-2xl rounded-lg border border-line bg-sheet p-6 sm:p-8">
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h2>
      <div role="status" className="mt-3 space-y-3 text-granite leading-relaxed">
        {children}
      </div>
    </section>
  );
}
