import { data, type RouterContextProvider } from "react-router";
import { reportErrorContext } from "#app/context.ts";
import { isDatabaseUnavailable } from "#core/platform/database-health.ts";

/** Throws a list's error with what its page shows anyway. */
export function failList(
  error: unknown,
  context: Readonly<RouterContextProvider>,
  shown: object | null,
): never {
  if (!(error instanceof Error)) throw error;
  context.get(reportErrorContext)(error);
  throw data(shown, { status: isDatabaseUnavailable(error) ? 503 : 500 });
}
