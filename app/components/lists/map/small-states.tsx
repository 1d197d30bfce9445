import { Link } from "#app/components/ui/link.tsx";
import { smallStates } from "#core/places/picture/small-states.ts";

type Props = { states: { code: string; name: string }[]; toState: (code: string) => string };

/** A phone draws these too small to tap, so each has a square below the map. */
export function SmallStates({ states, toState }: Props) {
  const drawn = smallStates.flatMap((code) => states.find((state) => state.code === code) ?? []);
  if (!drawn.length) return null;
  return (
    <ul aria-label="Small states" className="mt-2 grid grid-cols-10 gap-1 md:hidden">
      {drawn.map(({ code, name }) => (
        <li key={code}>
          <Link
            to={toState(code)}
            preventScrollReset
            discover="none"
            className="flex min-h-11 min-w-6 items-center justify-center rounded-md border border-edge bg-sheet font-semibold text-sm"
          >
            {code}
            <span className="sr-only">, {name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
