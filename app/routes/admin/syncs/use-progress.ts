import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { Progress } from "#app/routes/admin/progress.ts";
import type { RunView } from "#core/sources/runs/run-view.ts";
import { isOpen, toastRunEnd } from "./toast-run-end.ts";

/** In milliseconds, while something runs and while nothing does. */
const [busyMs, idleMs] = [2_000, 15_000];

/**
 * Follows all runs while the tab is visible. When one ends, the page reloads, and a toast tells the person
 * who started it. `expect` asks at once.
 */
export function useProgress(first: Progress, email: string) {
  const [seen, setSeen] = useState({ first, now: first });
  if (seen.first !== first) setSeen({ first, now: first });
  const { revalidate } = useRevalidator();
  const current = useRef(seen.now);
  current.current = seen.now;
  const expected = useRef(0);
  const announced = useRef(new Set<string>());
  const lastRuns = useRef(first.runs);
  const askSoon = useRef(() => {});

  function announce(run: Parameters<typeof toastRunEnd>[0] & { id: string }) {
    if (announced.current.has(run.id)) return;
    announced.current.add(run.id);
    toastRunEnd(run);
  }

  function announceEnded({ runs }: Progress): boolean {
    const before = lastRuns.current;
    if (!runs) return false;
    lastRuns.current = runs;
    const ended = before ? runs.filter((run) => !isOpen(run) && wasOpen(before, run)) : [];
    for (const run of ended) if (run.by === email && run.mode !== "test") announce(run);
    return ended.length > 0;
  }

  function update(next: Progress) {
    setSeen((known) => ({ ...known, now: next }));
    if (announceEnded(next)) void revalidate();
  }
  const latest = useRef(update);
  latest.current = update;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page may be read anew between two looks
  useEffect(() => void announceEnded(first), [first]);

  useEffect(() => {
    const unmounted = new AbortController();
    let timer = 0;
    let isAsking = false;
    const plan = (ms?: number) => {
      clearTimeout(timer);
      if (document.hidden || unmounted.signal.aborted) return;
      const isBusy = expected.current > 0 || current.current.runs?.some(isOpen);
      timer = window.setTimeout(ask, ms ?? (isBusy ? busyMs : idleMs));
    };
    const ask = async () => {
      if (isAsking) return;
      isAsking = true;
      const mayAskAgain = await askOnce(unmounted.signal, (next) => latest.current(next));
      isAsking = false;
      if (mayAskAgain) plan();
    };
    askSoon.current = () => plan(500);
    const onVisibility = () => plan(0);
    document.addEventListener("visibilitychange", onVisibility);
    plan();
    return () => {
      unmounted.abort();
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onVisibility);
    };
  }, []);

  function expect() {
    expected.current += 1;
    askSoon.current();
    return () => {
      expected.current -= 1;
      askSoon.current();
    };
  }

  return { ...seen.now, expect, announce };
}

async function askOnce(signal: AbortSignal, take: (next: Progress) => void): Promise<boolean> {
  try {
    const answer = await fetch("/admin/progress", { headers: { Accept: "application/json" }, signal });
    if (answer.status === 401 || answer.status === 403) return false;
    if (answer.ok) take(await answer.json());
  } catch {}
  return !signal.aborted;
}

function wasOpen(before: RunView[], { id, createdAt }: RunView): boolean {
  const known = before.find((run) => run.id === id);
  if (known) return isOpen(known);
  const newest = before[0]?.createdAt;
  return !newest || createdAt > newest;
}
