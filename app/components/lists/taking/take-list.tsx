import { Suspense, useLayoutEffect, useState } from "react";
import { later } from "#app/components/load-on-render.tsx";
import { Button } from "#app/components/ui/button.tsx";

const Taking = later(() => import("./taking.tsx"));

// React warns of a layout effect on the server.
const useBeforePaint = import.meta.env.SSR ? () => {} : useLayoutEffect;

/** Is there only where this browser can keep a list. `of` is the list's address. */
export function TakeList({ of }: { of: string }) {
  const [canTake, setCanTake] = useState(false);
  const [pressed, press] = useState("");
  // The head's script left room. A worker that came later would move what is being read.
  useBeforePaint(() => setCanTake("worker" in document.documentElement.dataset), []);
  const button = canTake && (
    <Button
      aria-label="Take along, to read without a connection"
      disabled={pressed === of}
      onClick={() => press(of)}
    >
      Take along
    </Button>
  );
  if (pressed !== of) return <span className="take-along">{button}</span>;
  return (
    <Suspense fallback={<span className="take-along">{button}</span>}>
      <Taking key={of} of={of} />
    </Suspense>
  );
}
