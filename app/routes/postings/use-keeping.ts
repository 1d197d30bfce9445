import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { fill, typedIn } from "./fields-of.ts";
import { flushKept, keepSoon, readKept } from "./kept-posting.ts";

type Keeping = {
  /** Where; nothing is kept without. */
  keepAs: string | undefined;
  /** The posting that the server sent; null where it sent an empty form. */
  token: string | null;
  /** What the server answers to what was just sent is the latest that there is. */
  isAnswer: boolean;
  onRestored: () => void;
};

/** Keeps in the browser what is typed, and brings it back on arrival. */
export function useKeeping(form: RefObject<HTMLFormElement | null>, keeping: Keeping) {
  const { keepAs, token } = keeping;
  const restored = useRef(keeping.onRestored);
  const isAnswer = useRef(keeping.isAnswer);

  useLayoutEffect(() => {
    const kept = keepAs && !isAnswer.current ? readKept(keepAs) : null;
    if (!form.current || !kept) return;
    // What the server has is later than what it was sent from here.
    if (token && (kept.token !== token || kept.isSent)) return;
    fill(form.current, kept.typed);
    restored.current();
  }, [form, keepAs, token]);

  useEffect(() => {
    const flush = () => document.visibilityState === "hidden" && flushKept();
    addEventListener("pagehide", flushKept);
    document.addEventListener("visibilitychange", flush);
    return () => {
      flushKept();
      removeEventListener("pagehide", flushKept);
      document.removeEventListener("visibilitychange", flush);
    };
  }, []);

  return function keepTyped() {
    const { current } = form;
    if (!keepAs || !current) return;
    const typed = typedIn(current);
    keepSoon(keepAs, () => ({ typed, token: token ?? readKept(keepAs)?.token ?? null, isSent: false }));
  };
}
