import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";

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

function StartOverDialog({ onSure, onClose }: { onSure: () => void; onClose: () => void }) {
  return (
    <Dialog title="Start over?" onClose={onClose} className="max-w-md">
      <p className="mt-3 text-granite">This clears everything you have typed here.</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onSure}>Start over</Button>
        <Button look="quiet" onClick={onClose}>
          Keep writing
        </Button>
      </div>
    </Dialog>
  );
}
