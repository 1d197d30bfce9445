/** Mails, once, the link back to a posting that is still unpaid. */
export async function remindOfPosting(_postingId: string): Promise<void> {
  throw new Error("not written yet");
}
