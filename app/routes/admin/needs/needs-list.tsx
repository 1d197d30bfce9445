import { Link } from "#app/components/ui/link.tsx";
import { Panel } from "#app/routes/admin/panel.tsx";
import type { Need } from "./list-needs.ts";

export function NeedsList({ needs }: { needs: Need[] }) {
  if (!needs.length) return <p className="mt-5 text-sm">Nothing needs you right now.</p>;
  return (
    <Panel title="Needs you today" className="mt-5">
      <ul className="mt-2 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {needs.map(({ to, text }) => (
          <li key={text} className="min-w-0">
            <Link
              to={to}
              className="text-link wrap-anywhere inline-flex min-h-11 items-center font-semibold md:min-h-9"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
