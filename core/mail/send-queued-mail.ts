export async function sendQueuedMail(_mailId: string): Promise<void> {
  throw new Error("not written");
}
