/** A grey stand-in for a line or a picture that is on its way. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className={`block motion-safe:animate-pulse rounded-sm bg-line ${className}`} />
  );
}
