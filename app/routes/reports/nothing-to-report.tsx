import { buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";

export function NothingToReport({ job }: { job: { path: string } }) {
  return (
    <>
      <p className="mt-6 text-lg">This job is no longer open.</p>
      <p className="mt-4">
        <Link to={job.path} className={buttonStyles({ look: "primary" })}>
          Back to the job
        </Link>
      </p>
    </>
  );
}
