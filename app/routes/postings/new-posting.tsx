import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { callToLeadTab } from "#app/call-function.ts";
import { toast } from "#app/components/ui/toast.tsx";
import { postingFields, type TypedPosting } from "#core/postings/posting-form.ts";
import type { PostingPreview } from "#core/postings/preview-posting.ts";
import { CheckoutOpen, JobIsPosted } from "./checkout-open.tsx";
import type { PostingChoices } from "./find-choices.ts";
import { forgetKept, keep, keptAs, type Posted, readKept, readPosted } from "./kept-posting.ts";
import { type FormErrors, PostingForm } from "./posting-form.tsx";
import { StartOver } from "./start-over.tsx";

const path = "/post-job";
const failure = "Failed to create job posting. Please try again.";

type Props = {
  token: string | null;
  typed: TypedPosting;
  preview: PostingPreview;
  choices: PostingChoices;
  errors?: FormErrors;
};
/** `paid` says that it was before, and that the tab was led to where it is managed. */
type Opened = { url: string; token: string; paid?: boolean };
type Stage = { at: "form" } | { at: "checkout" } | { at: "posted"; posted: Posted };
type Fields = Record<string, string>;

/** The form of a posting that is not paid yet, and what becomes of its checkout in the other tab. */
export function NewPosting({ token, ...shown }: Props) {
  const [stage, setStage] = useState<Stage>({ at: "form" });
  const [isBusy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  const sent = useRef<Fields>({});
  const [isBegun, setBegun] = useState(token !== null);
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    if (readKept(keptAs)) setBegun(true);
    if (round) box.current?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus();
  }, [round]);
  useHearPosted((posted) => setStage({ at: "posted", posted }));

  async function send(fields: Fields): Promise<FormErrors | null> {
    sent.current = fields;
    // In the click itself: a blocker of pop-ups allows no other.
    const outcome = await openCheckout(window.open("", "_blank"), fields, token);
    if ("refused" in outcome) return outcome.refused;
    setStage((now) => (now.at === "posted" ? now : outcome));
    return null;
  }

  async function sendAgain() {
    if (isBusy) return;
    setBusy(true);
    if (await send(sent.current)) setStage({ at: "form" });
    setBusy(false);
  }

  function startOver() {
    forgetKept(keptAs);
    setRound(round + 1);
    setBegun(false);
    navigate(path, { replace: true });
  }

  return (
    <>
      {stage.at === "checkout" && (
        <CheckoutOpen isBusy={isBusy} onAgain={sendAgain} onChange={() => setStage({ at: "form" })} />
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
            submit={{ label: "Continue to Payment - $199", busy: "Processing..." }}
            send={send}
            keepAs={keptAs}
          >
            {isBegun && <StartOver onSure={startOver} />}
            <p className="basis-full text-granite text-sm">
              You will be redirected to a secure card-payment checkout page.
            </p>
          </PostingForm>
        </div>
      )}
    </>
  );
}

/** Sends a posting, and leads the tab to its checkout. */
async function openCheckout(
  tab: Window | null,
  fields: Fields,
  given: string | null,
): Promise<Stage | { refused: FormErrors }> {
  const typed = typedOf(fields);
  const order = {
    jobData: typed,
    contact_email: typed.contact_email,
    token: given ?? readKept(keptAs)?.token ?? null,
  };
  try {
    const opened = await callToLeadTab<Opened>(tab, "/functions/v1/create-job-payment", order);
    if (opened.paid) {
      forgetKept(keptAs);
      return { at: "posted", posted: { title: typed.title, path: null, isHeld: false } };
    }
    keep(keptAs, { typed, token: opened.token, isSent: true });
    toast({ title: "Redirecting to payment..." });
    return { at: "checkout" };
  } catch (error) {
    const { cause } = error as { cause?: { errors?: FormErrors; token?: string | null } | null };
    if (cause?.token) keep(keptAs, { typed, token: cause.token, isSent: true });
    if (cause?.errors) return { refused: cause.errors };
    toast({ title: "Error", text: failure, tone: "error" });
    return { refused: { form: failure } };
  }
}

function typedOf(fields: Fields): TypedPosting {
  return Object.fromEntries(postingFields.map((name) => [name, fields[name] ?? ""])) as TypedPosting;
}

/** The tab that verified the payment says so. */
function useHearPosted(onPosted: (posted: Posted) => void) {
  const told = useRef(onPosted);
  told.current = onPosted;
  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent) => {
      const posted = key === keptAs && readPosted(newValue);
      if (posted) told.current(posted);
    };
    addEventListener("storage", hear);
    return () => removeEventListener("storage", hear);
  }, []);
}
