/** People neither see nor reach this field; a machine that fills in everything gives itself away. */
export function Honeypot() {
  return (
    <p className="hidden" aria-hidden="true">
      <label>
        Leave this empty <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
