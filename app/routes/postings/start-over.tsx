import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";

/** Empties the form, after asking. */
export function StartOver({ onSure }: { onSure: () => void }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button look="quiet" size="large" onClick={() => setAsked(true)} className="needs-script">
        Start over
      </Button>
      {isAsked && (
        <Dialog title="Start over?" onClose={() => setAsked(false)} className="max-w-md">
          <p className="mt-3 text-granite">Everything that you have typed here will be gone.</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button onClick={onSure}>Start over</Button>
            <Button look="quiet" onClick={() => setAsked(false)}>
              Keep writing
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
