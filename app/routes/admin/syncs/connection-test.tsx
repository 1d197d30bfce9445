import { useState } from "react";
import { useRevalidator } from "react-router";
import { useForm } from "#app/components/forms/use-form.ts";
import { Button } from "#app/components/ui/button.tsx";
import { toast } from "#app/components/ui/toast.tsx";
import { figure, Moment } from "#app/routes/admin/moment.tsx";
import { Panel } from "#app/routes/admin/panel.tsx";
import type { ConnectionTest as Tested } from "#core/sources/active-jobs-db/test-connection.ts";

export function ConnectionTest({ first }: { first: Tested | null }) {
  const [latest, setLatest] = useState<Tested | null>(null);
  const { revalidate } = useRevalidator();
  const { isSending, send } = useForm<Tested>({
    failure: "Failed to test API connection",
    onDone: (tested) => {
      setLatest(tested);
      if (tested.success) toast({ title: "API Test Successful", text: "All endpoints responded." });
      else toast({ title: "API Test Failed", text: "Check results for details.", tone: "error" });
      return revalidate();
    },
    sayRefusal: (text, _errors, form) => toast({ title: "Test Failed", text, tone: "error" }, form),
  });
  const tested = latest ?? first;
  return (
    <Panel
      title="API Connection Test"
      aside={
        <form method="post" action="/admin" onSubmit={send}>
          <Button type="submit" name="intent" value="test" disabled={isSending}>
            {isSending ? "Testing..." : "Test API Connection"}
          </Button>
        </form>
      }
    >
      {tested ? (
        <Results tested={tested} isAnnounced={latest !== null} />
      ) : (
        <p className="mt-3 text-granite text-sm">
          Calls each of the provider's endpoints once. This counts toward this month's requests.
        </p>
      )}
    </Panel>
  );
}

function Results({ tested, isAnnounced }: { tested: Tested; isAnnounced: boolean }) {
  const { success, timestamp, results, recommendations } = tested;
  return (
    <>
      <p className="mt-3">
        {!isAnnounced && (
          <strong className={success ? "text-moss" : "text-clay"}>
            {success ? "API Test Successful" : "API Test Failed"}{" "}
          </strong>
        )}
        <span className="text-granite text-sm">
          Tested <Moment at={timestamp} />
        </span>
      </p>
      <table className="tabular mt-2 w-full text-left text-sm [&_:is(td,th)]:py-2 [&_:is(td,th)]:pr-3 [&_tr]:border-line [&_tr]:border-b">
        <thead className="text-granite">
          <tr>
            <th scope="col">Endpoint</th>
            <th scope="col">Status</th>
            <th scope="col">Response time</th>
          </tr>
        </thead>
        <tbody>
          {results.map(({ endpoint, status, responseTime, problem }) => (
            <tr key={endpoint} className="align-top">
              <th scope="row" className="wrap-anywhere font-medium">
                {endpoint}
                {problem && <span className="wrap-anywhere block font-normal text-clay">{problem}</span>}
              </th>
              <td className={problem ? "text-clay" : "text-moss"}>
                {status ?? "No answer"} <span aria-hidden="true">{problem ? "✕" : "✓"}</span>
              </td>
              <td className="whitespace-nowrap">{figure(Math.round(responseTime))} ms</td>
            </tr>
          ))}
        </tbody>
      </table>
      {recommendations.length > 0 && (
        <>
          <h3 className="mt-4 text-base">Recommendations</h3>
          <ul className="wrap-anywhere mt-1 list-disc pl-5 text-sm">
            {recommendations.map((recommendation) => (
              <li key={recommendation}>{recommendation}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
