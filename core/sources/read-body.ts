const silenceMs = 10_000;
const longestMs = 120_000;
const largestBytes = 50 * 1024 * 1024;

/** One GET, whole. Gives up after ten seconds of silence, two minutes in all, or 50 MB (RangeError). No redirects. */
export async function readBody(
  url: URL,
  headers: Record<string, string>,
): Promise<{ response: Response; body: string }> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(new Error("no answer within 10 seconds")), silenceMs);
  try {
    const signal = AbortSignal.any([silence.signal, AbortSignal.timeout(longestMs)]);
    const response = await fetch(url, { headers, redirect: "manual", signal });
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
      timer.refresh();
      size += chunk.byteLength;
      if (size > largestBytes) throw new RangeError(`more than ${largestBytes} bytes`);
      chunks.push(chunk);
    }
    return { response, body: Buffer.concat(chunks).toString("utf8") };
  } finally {
    clearTimeout(timer);
  }
}
