import { buttonStyles } from "./button.tsx";
import { Link } from "./link.tsx";

export function LinkButtons({ links }: { links: { label: string; to: string }[] }) {
  return (
    <ul className="mt-4 flex flex-wrap gap-2.5">
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} className={buttonStyles()}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
