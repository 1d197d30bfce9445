import { Link } from "#app/components/ui/link.tsx";
import { figure } from "./moment.tsx";

type Area = { path: string; title: string; waiting: number | null };

export function AreaLinks({ areas }: { areas: Area[] }) {
  return (
    <nav aria-label="Administration" className="mt-5">
      <ul className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {areas.map(({ path, title, waiting }) => (
          <li key={path}>
            <Link
              to={path}
              className="flex min-h-11 items-center justify-between gap-2 rounded-md border border-line bg-sheet px-3 font-medium text-sm hover:border-ink md:min-h-9"
            >
              {title}
              {waiting !== null && (
                <span className={`tabular ${waiting ? "font-semibold text-sun" : "text-granite"}`}>
                  {figure(waiting)} <span className="sr-only">waiting</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
