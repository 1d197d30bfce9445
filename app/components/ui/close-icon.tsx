export function CloseIcon({ label }: { label: string }) {
  return (
    <>
      <span className="sr-only">{label}</span>
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        aria-hidden="true"
        stroke="currentColor"
        strokeWidth="2"
      >
        <path d="M5 5l14 14M19 5L5 19" />
      </svg>
    </>
  );
}
