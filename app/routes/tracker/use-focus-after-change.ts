import { useEffect, useRef } from "react";

/**
 * Call `onRemoved` or `onMoved` before the list loads again. The entry or element then gets the focus;
 * otherwise the heading does.
 */
export function useFocusAfterChange(list: unknown) {
  const heading = useRef<HTMLHeadingElement>(null);
  const entries = useRef<HTMLUListElement>(null);
  const next = useRef<() => HTMLElement | null | undefined>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list as it is read anew
  useEffect(() => {
    if (!next.current) return;
    const found = next.current() ?? heading.current;
    next.current = null;
    if (document.activeElement === document.body) found?.focus();
  }, [list]);
  const onRemoved = (index: number) => {
    next.current = () => {
      const titles = [...(entries.current?.querySelectorAll<HTMLElement>("h2 a") ?? [])];
      return titles[index] ?? titles.at(-1);
    };
  };
  const onMoved = (id: string) => {
    next.current = () => document.getElementById(id);
  };
  return { heading, entries, onRemoved, onMoved };
}
