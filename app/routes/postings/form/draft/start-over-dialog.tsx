import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";

export function StartOverDialog({ onSure, onClose }: { onSure: () => void; onClose: () => void }) {
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
