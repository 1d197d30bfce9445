/** What core stores on the process and not in a module. */
type Kept = {
  waymarkPool?: { end(): Promise<void> };
  waymarkSender?: Promise<{ stop(options: { graceful: boolean }): Promise<void> }>;
  waymarkMailer?: { close(): void };
};

const kept = globalThis as Kept;

export async function closeKept(): Promise<void> {
  const { waymarkPool, waymarkSender, waymarkMailer } = letGo();
  const sender = await waymarkSender?.catch(() => undefined);
  await sender?.stop({ graceful: false });
  waymarkMailer?.close();
  await waymarkPool?.end();
}

/** Closes afterwards what the work has opened. */
export async function withOwnKept<T>(work: () => Promise<T>): Promise<T> {
  const before = letGo();
  try {
    return await work();
  } finally {
    await closeKept();
    Object.assign(kept, before);
  }
}

function letGo(): Kept {
  const { waymarkPool, waymarkSender, waymarkMailer } = kept;
  delete kept.waymarkPool;
  delete kept.waymarkSender;
  delete kept.waymarkMailer;
  return {
    ...(waymarkPool && { waymarkPool }),
    ...(waymarkSender && { waymarkSender }),
    ...(waymarkMailer && { waymarkMailer }),
  };
}
