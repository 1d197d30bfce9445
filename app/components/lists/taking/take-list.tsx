import { lazy, Suspense, useEffect, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";

const Taking = lazy(() => import("./taking.tsx"));

/** Is there only where this browser can keep a list. `of` is the list's address. */
export function TakeList({ of }: { of: string }) {
  const [canTake, setCanTake] = useState(false);
  const [pressed, press] = useState("");
  useEffect(() => {
    const worker = navigator.serviceWorker;
    const look = () => setCanTake(!!worker?.controller);
    look();
    worker?.addEventListener("controllerchange", look);
    return () => worker?.removeEventListener("controllerchange", look);
  }, []);
  if (!canTake) return null;
  if (pressed !== of)
    return (
      <Button className="print:hidden" onClick={() => press(of)}>
        Take along
      </Button>
    );
  return (
    <Suspense fallback={<Button disabled>Take along</Button>}>
      <Taking key={of} of={of} />
    </Suspense>
  );
}
