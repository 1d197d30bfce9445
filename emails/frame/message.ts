import type { ReactElement } from "react";

/** What every mail states of the site. */
export type SiteFacts = { name: string; origin: string; email: string; address: string };

/** `replyTo` is who gets the answers, where that is not the sender. `unsubscribeUrl` follows RFC 8058. */
export type Message = {
  subject: string;
  body: ReactElement;
  replyTo?: Correspondent;
  unsubscribeUrl?: string;
};

export type Correspondent = { name: string; address: string };
