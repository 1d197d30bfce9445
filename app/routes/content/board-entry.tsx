import { Link } from "#app/components/ui/link.tsx";
import type { JobBoards } from "#core/content/schemas.ts";

const nameStyle = "inline-flex min-h-11 items-center text-link md:min-h-0";

type Props = { board: JobBoards["boards"][number]; rank: number };

export function BoardEntry({ board: { name, url, description, pros }, rank }: Props) {
  const isTopPick = rank === 1;
  return (
    <li
      className={
        isTopPick
          ? "rounded-lg border border-line border-l-4 border-l-ochre bg-sheet p-5 sm:p-7"
          : "border-line border-b py-6 last:border-b-0"
      }
    >
      {isTopPick && <p className="badge sun mb-2">Our Top Pick</p>}
      <h3 className="flex items-baseline gap-2 text-xl">
        <span className="tabular text-sun">{rank}.</span>
        {url ? (
          <a href={url} rel="noopener" className={nameStyle}>
            {name}
          </a>
        ) : (
          <Link to="/jobs" className={nameStyle}>
            {name}
          </Link>
        )}
      </h3>
      <p className="text-granite text-sm">{url ? hostOf(url) : "Our own board"}</p>
      <p className="mt-3 max-w-[41.5em] leading-relaxed">{description}</p>
      <ul aria-label={`Pros of ${name}`} className="mt-3 space-y-1.5 text-sm">
        {pros.map((pro) => (
          <li key={pro} className="flex gap-2.5">
            <span aria-hidden="true" className="font-semibold text-moss">
              +
            </span>
            {pro}
          </li>
        ))}
      </ul>
    </li>
  );
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, "");
}
