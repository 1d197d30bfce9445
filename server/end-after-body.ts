import type { IncomingMessage, ServerResponse } from "node:http";

/** How long the rest of a body may take that no answer waits for. */
const longestMs = 10_000;
/** Nothing that is sent to us is so large; a proxy passes on a megabyte as a rule. */
const largestRead = 8 * 1024 * 1024;
/** How long the sender of a larger one has for reading the answer. */
const lingerMs = 2000;

/**
 * Sends an answer at once, but ends it only when the body that it did not wait for has come and is thrown away. A
 * connection that is closed on bytes nobody read is reset, and a proxy takes that for a dead server.
 */
export function endAfterBody(incoming: IncomingMessage, outgoing: ServerResponse) {
  const { headers } = incoming;
  const length = Number(headers["content-length"] ?? 0);
  if (!length && !headers["transfer-encoding"]) return;
  const isHuge = length > largestRead;
  // Said with the answer: a proxy that has sent all of it would use the connection again, though we read no more.
  if (isHuge) outgoing.shouldKeepAlive = false;
  const end = outgoing.end.bind(outgoing) as () => ServerResponse;
  outgoing.end = (body?: unknown) => {
    outgoing.end = end;
    if (body) outgoing.write(body);
    else outgoing.flushHeaders();
    throwAway(incoming, isHuge ? lingerMs : longestMs, end);
    return outgoing;
  };
}

/** Reads to the end, and no longer than that; `done` is called then. */
function throwAway(incoming: IncomingMessage, patienceMs: number, done: () => void) {
  if (incoming.readableEnded || incoming.destroyed) return void done();
  const cut = setTimeout(() => {
    done();
    incoming.socket.destroySoon();
  }, patienceMs);
  const finish = () => {
    clearTimeout(cut);
    done();
  };
  // Whoever began to read it and gave up would hold it.
  incoming.removeAllListeners("data");
  incoming.once("end", finish).once("close", finish).resume();
}
