import { useLocation } from "react-router";
import { Link } from "#app/components/ui/link.tsx";

export function SignInLink({ onClick, className }: { onClick?: () => void; className: string }) {
  const { pathname, search } = useLocation();
  const isPlain = pathname === "/" || pathname.startsWith("/auth");
  return (
    <Link
      to={isPlain ? "/auth" : `/auth?next=${encodeURIComponent(pathname + search)}`}
      onClick={onClick}
      className={className}
      // The server drops unknown parameters such as utm_source.
      suppressHydrationWarning
    >
      Sign In
    </Link>
  );
}
