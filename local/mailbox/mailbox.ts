import { Faults } from "./faults.ts";
import { Folder } from "./folder.ts";
import type { Mail } from "./mail.ts";
import { MailStore } from "./mail-store.ts";
import { createPages } from "./pages.ts";
import { startSmtp } from "./smtp.ts";

export type Mailbox = {
  smtpUrl: string;
  fetch(request: Request): Response | Promise<Response>;
  messages(): Mail[];
  waitFor(match: (mail: Mail) => boolean, ms: number): Promise<Mail>;
  refuse: Faults["refuse"];
  busy: Faults["busy"];
  hang: Faults["hang"];
  close(): Promise<void>;
};

/** Accepts all email and shows it. With a folder, emails survive a restart. */
export async function startMailbox({
  keep = 1000,
  folder,
  port = 0,
}: {
  keep?: number;
  folder?: string;
  port?: number;
} = {}): Promise<Mailbox> {
  const mails = new MailStore(keep, folder === undefined ? null : new Folder(folder));
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
