/** Sends queued mails of alerts, in their order. */
export async function sendAlertMails(mailIds: string[]): Promise<void> {
  if (mailIds.length) throw new Error("not yet");
}
