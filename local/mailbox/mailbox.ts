import { Faults } from "./faults.ts";
import { Folder } from "./folder.ts";
import { KeptMails } from "./kept-mails.ts";
import type { Mail } from "./mail.ts";
import { createPages } from "./pages.ts";
import { startSmtp } from "./smtp.ts";

export type Mailbox = {
  /** For any SMTP client: no sign-in, no encryption. */
  smtpUrl: string;
  /** Answers `/local/mailbox`, all below it, and `/local/mailbox.json`. */
  fetch(request: Request): Response | Promise<Response>;
  /** Newest first. */
  messages(): Mail[];
  waitFor(match: (mail: Mail) => boolean, ms: number): Promise<Mail>;
  /** The next mails are refused: 451 for now, 550 for good. */
  refuse: Faults["refuse"];
  /** The next mails are refused for now, whoever they are for. */
  busy: Faults["busy"];
  /** The next mails are taken in, never answered and not kept. */
  hang: Faults["hang"];
  close(): Promise<void>;
};

/** Takes every mail in place of the outside world and shows it. With a folder, mails outlive a restart. */
export async function startMailbox({
  keep = 1000,
  folder,
  port = 0,
}: {
  keep?: number;
  folder?: string;
  port?: number;
} = {}): Promise<Mailbox> {
  const mails = new KeptMails(keep, folder === undefined ? null : new Folder(folder));
  await mails.restore();
  const faults = new Faults();
  const smtp = await startSmtp((delivery) => mails.add(delivery), faults, port);
  const pages = createPages(mails);
  return {
    smtpUrl: smtp.url,
    fetch: (request) => pages.fetch(request),
    messages: () => mails.all(),
    waitFor: (match, ms) => mails.waitFor(match, ms),
    refuse: (wanted) => faults.refuse(wanted),
    busy: (times) => faults.busy(times),
    hang: (times) => faults.hang(times),
    close: smtp.close,
  };
}
