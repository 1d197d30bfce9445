import { useState } from "react";
import { loadOnRender } from "#app/components/load-on-render.tsx";
import { Button } from "#app/components/ui/button.tsx";

const StartOverDialog = loadOnRender(() =>
  import("./start-over-dialog.tsx").then((module) => module.StartOverDialog),
);

export function StartOver({ onSure }: { onSure: () => void }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        size="large"
        onClick={() => setAsked(true)}
        className="needs-script shrink-0 max-sm:px-0"
      >
        Start over
      </Button>
      {isAsked && <StartOverDialog onSure={onSure} onClose={() => setAsked(false)} />}
    </>
  );
}
