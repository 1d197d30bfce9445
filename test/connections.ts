/** What core stores on the process and not in a module. */
type SharedConnections = {
  waymarkPool?: { end(): Promise<void> };
  waymarkProgramPool?: { end(): Promise<void> };
  waymarkSender?: Promise<{ stop(options: { graceful: boolean }): Promise<void> }>;
  waymarkMailer?: { close(): void };
};

const kept = globalThis as SharedConnections;

export async function closeConnections(): Promise<void> {
  const { waymarkPool, waymarkProgramPool, waymarkSender, waymarkMailer } = detachConnections();
  const sender = await waymarkSender?.catch(() => undefined);
  await sender?.stop({ graceful: false });
  waymarkMailer?.close();
  await Promise.all([waymarkPool?.end(), waymarkProgramPool?.end()]);
}

/** Closes afterwards what the work has opened. */
export async function withOwnConnections<T>(work: () => Promise<T>): Promise<T> {
  const before = detachConnections();
  try {
    return await work();
  } finally {
    await closeConnections();
    Object.assign(kept, before);
  }
}

function detachConnections(): SharedConnections {
  const { waymarkPool, waymarkProgramPool, waymarkSender, waymarkMailer } = kept;
  delete kept.waymarkPool;
  delete kept.waymarkProgramPool;
  delete kept.waymarkSender;
  delete kept.waymarkMailer;
  return {
    ...(waymarkPool && { waymarkPool }),
    ...(waymarkProgramPool && { waymarkProgramPool }),
    ...(waymarkSender && { waymarkSender }),
    ...(waymarkMailer && { waymarkMailer }),
  };
}
