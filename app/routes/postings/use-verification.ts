import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { reasonOf } from "#app/components/forms/use-form.ts";
import { toast } from "#app/components/ui/toast.tsx";
import { callFunction, soonOver } from "#app/request/call-function.ts";
import type { PaidPosting } from "#core/billing/checkout/verify-posting-payment.ts";
import { announcePostedDraft, draftKey } from "./form/draft/draft-store.ts";
import { type Verification, verifyFailure, verifyRefusals } from "./verification.ts";

type Answer = { success?: boolean; job?: PaidPosting };

/**
 * Null until the result is known. `answered` is the server's result without script. Removes the session from
 * the address at once, but keeps it in the history entry.
 */
export function useVerification(
  sessionId: string | null,
  answered: Verification | null,
): { verified: Verification | null; verifyAgain: () => void } {
  const [verified, setVerified] = useState(answered);
  const { key, search } = useLocation();
  const isAsked = useRef(answered !== null);
  const isFirstVisit = sessionId !== null;

  useEffect(() => {
    if (sessionId && !search) rememberSession(key, sessionId);
  }, [sessionId, key, search]);

  const lookUp = useCallback(async () => {
    const session = sessionId ?? recallSession(key);
    if (!session) return setVerified({ ok: false, error: verifyRefusals["no-session"] });
    setVerified(null);
    const found = await verify(session);
    setVerified(found);
    if (found.ok && isFirstVisit) announce(found.job);
  }, [sessionId, key, isFirstVisit]);

  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void lookUp();
  }, [lookUp]);

  return { verified, verifyAgain: () => void lookUp() };
}

async function verify(session_id: string): Promise<Verification> {
  try {
    const { success, job } = await callFunction<Answer>(
      "/functions/v1/verify-job-payment",
      { session_id },
      { signal: soonOver() },
    );
    return success && job ? { ok: true, job } : { ok: false, error: verifyRefusals["not-found"] };
  } catch (error) {
    return { ok: false, error: reasonOf(error, verifyFailure) };
  }
}

function announce(job: PaidPosting) {
  if (job.is_renewal) return;
  announcePostedDraft(draftKey, { title: job.title, path: job.job_path, isHeld: job.is_held });
  if (!job.is_held) toast({ title: "Your job has been posted successfully!" });
}

const storageKey = "waymark.paid";

function rememberSession(key: string, sessionId: string) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([key, sessionId]));
  } catch {}
}

function recallSession(key: string): string | null {
  try {
    const [storedKey, sessionId] = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    return storedKey === key && typeof sessionId === "string" ? sessionId : null;
  } catch {
    return null;
  }
}
