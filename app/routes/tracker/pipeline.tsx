import type { StatusCount } from "#core/tracker/applications/group-applications.ts";
import { statusLabel } from "#core/tracker/statuses.ts";

export function Pipeline({ counts }: { counts: StatusCount[] }) {
  const some = counts.filter(({ count }) => count > 0);
  return (
    <section aria-label="Pipeline" className="mt-6">
      <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full">
        {some.map(({ status, count }) => (
          <span
            key={status}
            data-status={status}
            className="status-fill min-w-1.5 basis-0"
            style={{ flexGrow: count }}
          />
        ))}
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
        {some.map(({ status, count }) => (
          <li key={status} className="inline-flex items-center gap-2">
            <span aria-hidden="true" data-status={status} className="status-fill size-2.5 rounded-full" />
            <span>
              {statusLabel(status)} <strong className="tabular">{count.toLocaleString("en-US")}</strong>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
