import type { IncomingMessage, ServerResponse } from "node:http";

/** How long the rest of an unread body may take. */
const longestMs = 10_000;
/** No valid request is larger; proxies usually pass on a megabyte. */
const largestRead = 8 * 1024 * 1024;
/** How long a larger sender may take to read the answer. */
const lingerMs = 2000;

/**
 * Answers at once, but closes only after the rest of the body was read and dropped. Closing on unread bytes resets the
 * connection, which a proxy takes for a dead server.
 */
export function endAfterBody(incoming: IncomingMessage, outgoing: ServerResponse) {
  const { headers } = incoming;
  const length = Number(headers["content-length"] ?? 0);
  if (!length && !headers["transfer-encoding"]) return;
  const isHuge = length > largestRead;
  // A proxy would otherwise reuse the connection although we stop reading.
  if (isHuge) outgoing.shouldKeepAlive = false;
  const end = outgoing.end.bind(outgoing) as () => ServerResponse;
  outgoing.end = (body?: unknown) => {
    outgoing.end = end;
    if (body) outgoing.write(body);
    else outgoing.flushHeaders();
    drain(incoming, isHuge ? lingerMs : longestMs, end);
    return outgoing;
  };
}

/** Calls `done` at the end of the body or of its patience. */
function drain(incoming: IncomingMessage, patienceMs: number, done: () => void) {
  if (incoming.readableEnded || incoming.destroyed) return void done();
  const cut = setTimeout(() => {
    done();
    incoming.socket.destroySoon();
  }, patienceMs);
  const finish = () => {
    clearTimeout(cut);
    done();
  };
  incoming.removeAllListeners("data");
  incoming.once("end", finish).once("close", finish).resume();
}
