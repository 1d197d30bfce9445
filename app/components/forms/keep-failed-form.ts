import { type DataStrategyResult, data, isRouteErrorResponse } from "react-router";
import { isUnanswered } from "#app/components/navigation/without-network.ts";
import { toast } from "#app/components/ui/toast.tsx";

/**
 * An error page in place of a form would lose what was typed, so the page stays and says what happened. Its answer
 * is null then.
 */
export function keepFailedForm(request: Request, results: Record<string, DataStrategyResult>) {
  if (request.method === "GET") return results;
  const kept = Object.entries(results).map(([route, answer]) => {
    const { type, result } = answer;
    // The router wraps what `fetch` throws.
    const isUnsent = isUnanswered(result) || isUnanswered((result as { data?: unknown }).data);
    if (type !== "error" || request.signal.aborted || (isOurs(result) && !isUnsent))
      return [route, answer] as const;
    const title = isUnsent ? "No connection." : "Something went wrong on our end.";
    toast({ title, text: "Nothing you typed is lost. Please try again.", tone: "error" });
    // With this status the router asks for nothing anew.
    return [route, { type: "data", result: data(null, { status: 503 }) }] as const;
  });
  return Object.fromEntries(kept);
}

/** What the server throws on purpose, such as a page that is gone. */
function isOurs(result: unknown) {
  return result instanceof Response || (isRouteErrorResponse(result) && result.status < 500);
}
