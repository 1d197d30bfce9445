import { Link } from "#app/components/ui/link.tsx";

type Props = {
  caption: string;
  rows: {
    key: string;
    label: string;
    jobs: number;
    to: string | null;
  }[];
};

export function MapTable({ caption, rows }: Props) {
  if (!rows.length) return null;
  return (
    <details className="mt-2">
      <summary className="w-fit py-2.5 font-semibold text-sm">{caption}</summary>
      <table className="tabular w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-line border-b text-left">
            <th scope="col" className="py-2 font-semibold">
              Place
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              Jobs
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, jobs, to }) => (
            <tr key={key} className="border-line border-b">
              <th scope="row" className="text-left font-normal">
                {to ? (
                  <Link
                    to={to}
                    preventScrollReset
                    discover="none"
                    className="text-link inline-block py-2.5 md:py-1.5"
                  >
                    {label}
                  </Link>
                ) : (
                  label
                )}
              </th>
              <td className="text-right">{jobs.toLocaleString("en-US")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
