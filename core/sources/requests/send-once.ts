import { site } from "#core/platform/site.ts";
import { delayRequests, secondMs, takeTurn } from "#core/sources/requests/pace.ts";
import { type Metered, meterOf, reserve, settle } from "#core/sources/requests/quota.ts";
import {
  type Answer,
  isQuotaRefusal,
  readQuota,
  TemporaryError,
} from "#core/sources/requests/read-answer.ts";
import { readBody, type Sent } from "#core/sources/requests/read-body.ts";
import { SourceError } from "#core/sources/source-error.ts";

export type RequestSource = Metered & { label: string; requestsPerSecond: number };

export type SingleRequest<T> = Sent & {
  read(answer: Answer): T;
  jobs?: { most: number; of(value: T): number } | undefined;
  onSend?(): void;
  isProbe?: boolean;
};

export async function sendOnce<T>(
  source: RequestSource,
  url: URL,
  once: SingleRequest<T>,
  clock: () => Date,
): Promise<T> {
  const most = once.jobs?.most ?? 0;
  const reservation = await reserve(source, most, clock(), once.isProbe);
  let cost = 0;
  let answer: Answer | null = null;
  try {
    await takeTurn(meterOf(source), source.requestsPerSecond);
    once.onSend?.();
    answer = await fetchOnce(source.label, url, {
      ...once,
      // The provider counts an answer even if it breaks off.
      onHead: (status) => {
        if (status === 200) cost = most;
      },
    });
    const value = once.read(answer);
    if (once.jobs) cost = once.jobs.of(value);
    return value;
  } catch (error) {
    if (error instanceof TemporaryError && error.retryAfter > 0)
      await delayRequests(meterOf(source), error.retryAfter * secondMs);
    throw error;
  } finally {
    const now = clock();
    const reported = answer && readQuota(answer.headers, now);
    const isRefused = answer !== null && isQuotaRefusal(answer);
    await settle(reservation, { jobs: cost, reported, isRefused, isHeard: answer?.status === 200 }, now);
  }
}

async function fetchOnce(label: string, url: URL, { headers, ...asked }: Sent): Promise<Answer> {
  const named = { "user-agent": `waymark (+${site.origin}; ${site.email})`, accept: "application/json" };
  try {
    const { response, body } = await readBody(url, { ...asked, headers: { ...named, ...headers } });
    return { url, status: response.status, headers: response.headers, body };
  } catch (error) {
    if (error instanceof RangeError)
      throw new SourceError(`${label} sent an answer that is too large: ${url.host}${url.pathname}.`);
    const reason =
      error instanceof Error ? ((error.cause as Error | undefined)?.message ?? error.message) : String(error);
    throw new TemporaryError(
      `${label} could not be reached at ${url.host} (${reason}). Check the network and the address, then run it again.`,
    );
  }
}
