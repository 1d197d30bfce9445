import { type ComponentType, useLayoutEffect, useState } from "react";
import { fetchScript } from "#app/components/fetch-script.ts";
import { openWithoutScript } from "#app/components/navigation/without-network.ts";
import { Button } from "#app/components/ui/button.tsx";

// React warns of a layout effect on the server.
const useBeforePaint = import.meta.env.SSR ? () => {} : useLayoutEffect;

/** Is there only where this browser can keep a list. `of` is the list's address. */
export function TakeList({ of }: { of: string }) {
  const [canTake, setCanTake] = useState(false);
  const [pressed, setPressed] = useState("");
  const [Taking, setTaking] = useState<ComponentType<{ of: string }> | null>(null);
  // The head's script left room. A worker that came later would move what is being read.
  useBeforePaint(() => setCanTake("worker" in document.documentElement.dataset), []);
  async function take() {
    setPressed(of);
    try {
      const script = await fetchScript(() => import("./taking.tsx"), "Taking");
      setTaking(() => script.Taking);
    } catch {
      setPressed("");
      await openWithoutScript(location.href);
    }
  }
  if (Taking && pressed === of) return <Taking key={of} of={of} />;
  return (
    <span className="take-along">
      {canTake && (
        <Button
          aria-label="Take along, to read without a connection"
          disabled={pressed === of}
          onClick={take}
        >
          Take along
        </Button>
      )}
    </span>
  );
}
