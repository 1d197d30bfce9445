const silenceMs = 10_000;
const longestMs = 120_000;
const largestBytes = 50 * 1024 * 1024;

export type Sent = {
  headers: Record<string, string>;
  body?: unknown;
  firstBytes?: number;
  onHead?(status: number): void;
};

/** Gives up after ten seconds of silence, two minutes in all, or 50 MB (RangeError). Follows no redirects. */
export async function readBody(
  url: URL,
  { headers, body, firstBytes = Number.POSITIVE_INFINITY, onHead }: Sent,
): Promise<{ response: Response; body: string }> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(new Error("no answer within 10 seconds")), silenceMs);
  try {
    const signal = AbortSignal.any([silence.signal, AbortSignal.timeout(longestMs)]);
    const sent =
      body === undefined
        ? { headers }
        : {
            method: "POST",
            headers: { "content-type": "application/json", ...headers },
            body: JSON.stringify(body),
          };
    const response = await fetch(url, { ...sent, redirect: "manual", signal });
    onHead?.(response.status);
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
      timer.refresh();
      size += chunk.byteLength;
      if (size > largestBytes) throw new RangeError(`more than ${largestBytes} bytes`);
      chunks.push(chunk);
      if (size >= firstBytes) break;
    }
    return { response, body: Buffer.concat(chunks).toString("utf8") };
  } finally {
    clearTimeout(timer);
  }
}
