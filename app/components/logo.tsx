/** A painted blaze on a post: the mark that tells a walker the way goes on. */
export function Logo({ size = 30 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className="shrink-0">
      <rect x="1" y="1" width="30" height="30" rx="7" fill="oklch(0.33 0.058 166)" />
      <path d="M3.5 25 11 14.5l4.2 5.4L20.5 11l8 14Z" fill="oklch(0.95 0.02 90)" />
      <circle cx="11.5" cy="8.5" r="3" fill="oklch(0.79 0.15 77)" />
    </svg>
  );
}
