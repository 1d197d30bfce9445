import { useEffect, useRef } from "react";

/**
 * What had the focus went with its entry, or moved along with it to another column: that entry's status menu takes it,
 * else the page's heading. `follow` is told of a change before the page shows it.
 */
export function useFocusAfterChange(shown: unknown) {
  const heading = useRef<HTMLHeadingElement>(null);
  const changed = useRef<{ id: string | null }>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is shown
  useEffect(() => {
    if (!changed.current) return;
    const { id } = changed.current;
    changed.current = null;
    if (document.activeElement !== document.body) return;
    const menu = id && document.getElementById(`status-${id}`);
    (menu || heading.current)?.focus({ preventScroll: !menu });
  }, [shown]);
  const follow = (id: string | null) => {
    changed.current = { id };
  };
  return { heading, follow };
}
