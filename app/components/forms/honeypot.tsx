/** Nobody sees it or gets to it; a machine that fills in whatever it finds gives itself away. */
export function Honeypot() {
  return (
    <p className="hidden" aria-hidden="true">
      <label>
        Leave this empty <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
