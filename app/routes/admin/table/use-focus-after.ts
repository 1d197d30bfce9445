import { type FormEvent, useEffect, useRef } from "react";
import { rowAfter } from "./row-after.ts";

/**
 * The focused element is gone after a step, so the refused field, the question, the next row or the heading takes the
 * focus. `onSubmit` remembers the row.
 */
export function useFocusAfter(step: string, rows: readonly string[], isRefused: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  const acted = useRef<{ id: string; rows: readonly string[] } | null>(null);

  const goal = useRef<string | null>(null);

  useEffect(() => {
    if (step === before.current) return;
    before.current = step;
    const { current: row } = acted;
    acted.current = null;
    if (document.activeElement !== document.body && !row) return;
    // Taking the notice out of the address is a step of its own, after which the goal is the same.
    if (row) goal.current = isRefused ? row.id : rowAfter(row.rows, row.id, rows);
    const first = document.querySelector<HTMLElement>("main :is([aria-invalid=true], [data-question])");
    const place = first ?? (goal.current === null ? null : placeIn(goal.current)) ?? heading.current;
    place?.focus({ preventScroll: place === heading.current });
  }, [step, rows, isRefused]);

  function onSubmit({ target }: FormEvent) {
    const id = target instanceof Element ? target.closest("tr")?.dataset.row : undefined;
    acted.current = id === undefined ? null : { id, rows };
  }

  return { heading, onSubmit };
}

function placeIn(id: string): HTMLElement | null {
  const row = document.querySelector(`main tr[data-row="${CSS.escape(id)}"]`);
  return row?.querySelector<HTMLElement>("summary, button") ?? null;
}
