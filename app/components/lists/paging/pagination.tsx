import { buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";

export function NextPage({ to, previousTo }: { to: string | null; previousTo: string | null }) {
  if (!to && !previousTo) return null;
  return (
    <nav aria-label="Pages" className="mt-6 flex justify-between gap-4">
      {previousTo ? (
        <Link to={previousTo} rel="prev" className={buttonStyles()}>
          ← {previousTo.includes("sort=") ? "Previous" : "Newer"} jobs
        </Link>
      ) : (
        <span />
      )}
      {to && (
        <Link to={to} rel="next" className={buttonStyles()}>
          More jobs →
        </Link>
      )}
    </nav>
  );
}
