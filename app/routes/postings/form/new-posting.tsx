import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { loadOnRender } from "#app/components/load-on-render.tsx";
import { toast } from "#app/components/ui/toast.tsx";
import type { FormErrors } from "#app/routes/postings/form-errors.ts";
import { postingNotCreated } from "#app/sentences/postings.ts";
import type { FactInText } from "#core/postings/facts/facts-in-text.ts";
import type { PostingInput } from "#core/postings/form/posting-form.ts";
import { offerPrice } from "#core/postings/offer.ts";
import type { PostingPreview } from "#core/postings/preview-posting.ts";
import { draftKey, hasDraft } from "./draft/draft-key.ts";
import type { PostedDraft } from "./draft/draft-store.ts";
import { StartOver } from "./draft/start-over.tsx";
import type { PostingChoices } from "./find-choices.ts";
import type { openCheckout } from "./open-checkout.ts";
import { PostingForm } from "./posting-form.tsx";

const path = "/post-job";

// These load once the form is sent.
const CheckoutOpen = loadOnRender(() => import("./checkout-open.tsx").then((module) => module.CheckoutOpen));
const JobIsPosted = loadOnRender(() => import("./checkout-open.tsx").then((module) => module.JobIsPosted));

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
    const outcome = await open(tab, fields, token);
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

  async function startOver() {
    const { clearDraft } = await import("./draft/draft-store.ts");
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

async function open(...order: Parameters<typeof openCheckout>): ReturnType<typeof openCheckout> {
  try {
    const { openCheckout } = await import("./open-checkout.ts");
    return await openCheckout(...order);
  } catch {
    order[0]?.close();
    toast({ title: "Error", text: postingNotCreated, tone: "error" });
    return { at: "form", errors: { form: postingNotCreated } };
  }
}

function focusFirst(box: HTMLElement | null) {
  box?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus();
}

function useOnPosted(onPosted: (posted: PostedDraft) => void) {
  const callback = useRef(onPosted);
  callback.current = onPosted;
  useEffect(() => {
    const onStorage = async ({ key, newValue }: StorageEvent) => {
      if (key !== draftKey) return;
      const { readPosted } = await import("./draft/draft-store.ts");
      const posted = readPosted(newValue);
      if (posted) callback.current(posted);
    };
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }, []);
}
