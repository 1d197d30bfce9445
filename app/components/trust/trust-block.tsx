import { Link } from "#app/components/ui/link.tsx";
import type { TrustWords } from "./trust-words.ts";

export function TrustBlock({ reading, removed, said, maker }: TrustWords) {
  return (
    <aside aria-label="Where the jobs come from" className="trust">
      {reading && (
        <details>
          <summary>{reading.heading}</summary>
          <ul>
            {reading.sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </details>
      )}
      {removed && (
        <Link to={removed.to} className="text-link">
          {removed.label}
        </Link>
      )}
      {said.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Link to={maker.to} className="text-link">
        {maker.label}
      </Link>
    </aside>
  );
}
