import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { FormErrors } from "#app/routes/postings/form-errors.ts";
import type { FactInText } from "#core/postings/facts/facts-in-text.ts";
import type { PostingInput } from "#core/postings/form/posting-form.ts";
import { offerPrice } from "#core/postings/offer.ts";
import type { PostingPreview } from "#core/postings/preview-posting.ts";
import { CheckoutOpen, JobIsPosted } from "./checkout-open.tsx";
import { clearDraft, draftKey, hasDraft, type PostedDraft, readPosted } from "./draft/draft-store.ts";
import { StartOver } from "./draft/start-over.tsx";
import type { PostingChoices } from "./find-choices.ts";
import { openCheckout } from "./open-checkout.ts";
import { PostingForm } from "./posting-form.tsx";

const path = "/post-job";

type Props = {
  token: string | null;
  typed: PostingInput;
  preview: PostingPreview;
  matches?: string | null;
  found?: FactInText[];
  review?: string | null;
  choices: PostingChoices;
  errors?: FormErrors;
};
type Stage =
  | { at: "form" }
  | { at: "checkout"; review: string | null }
  | { at: "posted"; posted: PostedDraft };
type Fields = Record<string, string>;

export function NewPosting({ token, ...shown }: Props) {
  const [stage, setStage] = useState<Stage>({ at: "form" });
  const [isBusy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  const sent = useRef<Fields>({});
  const [isBegun, setBegun] = useState(token !== null);
  const box = useRef<HTMLDivElement>(null);
  const wasAt = useRef(stage.at);
  const navigate = useNavigate();
  useEffect(() => {
    if (hasDraft(draftKey)) setBegun(true);
    if (round) focusFirst(box.current);
  }, [round]);
  useEffect(() => {
    // The button that led back is gone.
    if (wasAt.current === "checkout" && stage.at === "form") focusFirst(box.current);
    wasAt.current = stage.at;
  }, [stage.at]);
  useOnPosted((posted) => setStage({ at: "posted", posted }));

  async function send(fields: Fields): Promise<FormErrors | null> {
    sent.current = fields;
    // Pop-up blockers allow a new tab only during the click.
    const tab = window.open("", "_blank");
    const outcome = await openCheckout(tab, fields, token);
    if (outcome.at === "form") return outcome.errors;
    // Without a tab, this page itself is leaving for the checkout.
    if (tab || outcome.at === "posted") setStage((now) => (now.at === "posted" ? now : outcome));
    return null;
  }

  async function sendAgain() {
    if (isBusy) return;
    setBusy(true);
    if (await send(sent.current)) setStage({ at: "form" });
    setBusy(false);
  }

  function startOver() {
    clearDraft(draftKey);
    setRound(round + 1);
    setBegun(false);
    void navigate(path, { replace: true });
  }

  return (
    <>
      {stage.at === "checkout" && (
        <CheckoutOpen
          review={stage.review}
          isBusy={isBusy}
          onAgain={sendAgain}
          onChange={() => setStage({ at: "form" })}
        />
      )}
      {stage.at === "posted" ? (
        <JobIsPosted {...stage.posted} />
      ) : (
        <div ref={box} onInput={() => setBegun(true)} hidden={stage.at !== "form"}>
          <PostingForm
            key={round}
            {...shown}
            action={path}
            hidden={token ? { token } : {}}
            submit={{ label: `Continue to Payment - ${offerPrice}`, busy: "Processing..." }}
            send={send}
            draftKey={draftKey}
          >
            <a
              href="/terms-of-service"
              target="_blank"
              className="inline-flex min-h-11 items-center text-link text-sm"
              rel="noopener"
            >
              Terms of Service
            </a>
            <div className="flex basis-full items-center justify-between gap-3 text-granite text-sm">
              <p>You will be redirected to a secure card-payment checkout page.</p>
              {isBegun && <StartOver onSure={startOver} />}
            </div>
          </PostingForm>
        </div>
      )}
    </>
  );
}

function focusFirst(box: HTMLElement | null) {
  box?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus();
}

function useOnPosted(onPosted: (posted: PostedDraft) => void) {
  const callback = useRef(onPosted);
  callback.current = onPosted;
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== draftKey) return;
      const posted = readPosted(newValue);
      if (posted) callback.current(posted);
    };
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }, []);
}
