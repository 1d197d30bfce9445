import { href } from "react-router";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { PageTitle } from "#app/seo/page-title.tsx";

export function JobNotFound() {
  return (
    <div className="page max-w-xl py-24 text-center">
      <PageTitle title="Job Not Found" />
      <h1 className="text-4xl">Job Not Found</h1>
      <p className="mt-4 text-granite text-lg">We couldn’t find this job. It may have been taken down.</p>
      <p className="mt-8">
        <Link to={href("/jobs")} className={buttonStyles({ look: "primary" })}>
          Back to Search
        </Link>
      </p>
    </div>
  );
}
