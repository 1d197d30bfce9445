import { Link } from "react-router";

/** Where this page stands; the last item is the page itself and needs no address. */
export function Breadcrumb({ items }: { items: { label: string; to?: string }[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-granite text-sm">
      <ol className="flex flex-wrap items-center">
        {items.map((item, index) => (
          <li key={item.label} className="flex min-w-0 items-center">
            {index > 0 && (
              <span aria-hidden="true" className="px-2 text-edge">
                /
              </span>
            )}
            {item.to ? (
              <Link
                to={item.to}
                className="inline-flex min-h-11 items-center hover:text-ink hover:underline md:min-h-8"
              >
                {item.label}
              </Link>
            ) : (
              <span aria-current="page" className="line-clamp-1 text-ink">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
