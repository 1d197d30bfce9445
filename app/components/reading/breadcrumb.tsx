import { Link } from "#app/components/ui/link.tsx";

export type Crumb = { label: string; to?: string };

export function Breadcrumb({ items }: { items: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-granite text-sm">
      <ol className="flex items-center">
        {items.map((item, index) => (
          <li key={item.label} className="flex min-w-0 shrink-0 items-center last:shrink">
            {index > 0 && (
              <span aria-hidden="true" className="px-2 text-edge">
                /
              </span>
            )}
            {item.to ? (
              <Link
                to={item.to}
                className="max-w-[40vw] truncate py-3 hover:text-ink hover:underline md:py-1.5"
              >
                {item.label}
              </Link>
            ) : (
              <span aria-current="page" className="truncate text-ink">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
