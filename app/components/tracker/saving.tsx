import { createContext, type FormEvent, type ReactNode, useContext, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import { type ToastText, toast } from "#app/components/ui/toast.tsx";
import { useWithChanges } from "#app/offline/changes/use-with-changes.ts";
import { callFunction } from "#app/request/call-function.ts";
import { useRootData } from "#app/root-data.ts";
import { jobNotRemoved, jobNotSaved, signInToSave } from "#app/sentences/saving.ts";
import type { Tracked } from "./tracked.ts";

const TrackedContext = createContext<Tracked>({ isSaved: () => false, isApplied: () => false });

export function useTrackedJobs(): Tracked {
  return useContext(TrackedContext);
}

/** All save buttons of a page belong to this one form. They change at once, but the server's answer wins. */
export function Saving({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const { tracked, isSignedIn, note } = useNotes();
  const pending = useRef(new Set<string>());
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const { name, value: jobId } = submitter as HTMLButtonElement;
    if (!isSignedIn) return toast(signInFirst(pathname + search, jobId));
    if (pending.current.has(jobId)) return;
    pending.current.add(jobId);
    const isSaving = name === "save";
    note(jobId, isSaving);
    const fields = { [name]: jobId, back: pathname + search };
    const answer = await callFunction<Answer>("/my-jobs/save", fields, { keepalive: true }).catch(
      ({ cause }) => cause as Answer | null,
    );
    pending.current.delete(jobId);
    note(jobId, answer?.saved ?? !isSaving);
    const text = isSaving ? jobNotSaved : jobNotRemoved;
    toast(answer?.notice ?? { title: "Error", text, tone: "error" });
  }
  return (
    <TrackedContext value={tracked}>
      {children}
      <form id="saving" method="post" action="/my-jobs/save" onSubmit={submit}>
        <input type="hidden" name="back" value={pathname + search} suppressHydrationWarning />
      </form>
    </TrackedContext>
  );
}

function useNotes() {
  const loaded = useWithChanges("root", useRootData())?.tracked ?? null;
  const latest = useRef(loaded);
  latest.current = loaded;
  const [notes, setNotes] = useState({ since: loaded, saved: new Map<string, boolean>() });
  const tracked = useMemo(() => {
    const [saved, applied] = [new Set(loaded?.saved), new Set(loaded?.applied)];
    const isNoted = notes.since === loaded ? notes.saved : new Map<string, boolean>();
    return {
      isSaved: (jobId: string) => isNoted.get(jobId) ?? saved.has(jobId.slice(-12)),
      isApplied: (jobId: string) => applied.has(jobId.slice(-12)),
    };
  }, [loaded, notes]);
  const note = (jobId: string, isSaved: boolean) => {
    const since = latest.current;
    // Nobody who is signed out sees a job as saved.
    if (since)
      setNotes((notes) => ({
        since,
        saved: new Map(notes.since === since ? notes.saved : []).set(jobId, isSaved),
      }));
  };
  return { tracked, isSignedIn: loaded !== null, note };
}

function signInFirst(next: string, save: string): ToastText {
  const to = `/auth?${new URLSearchParams({ next, save })}`;
  return { ...signInToSave, link: { label: "Sign In", to } };
}

type Answer = { saved?: boolean; notice?: ToastText };
