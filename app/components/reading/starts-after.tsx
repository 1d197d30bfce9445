import { buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";

export function StartsAfter({ to, title }: { to: string | null; title: string }) {
  if (!to) return null;
  return (
    <Link
      to={to}
      aria-label={`What starts after this? (${title})`}
      className={buttonStyles({ look: "link", className: "print:hidden" })}
    >
      What starts after this?
    </Link>
  );
}
