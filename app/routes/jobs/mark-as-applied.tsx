import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";

/** Notes an application to this job, and leads to the list of applications. */
export function MarkAsApplied({ jobId }: { jobId: string }) {
  return (
    <Form method="post" action="/my-applications">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="job" value={jobId} />
      <Button type="submit" look="quiet" size="large" className="max-sm:px-0">
        Mark as Applied
      </Button>
    </Form>
  );
}
