import type { ReactElement } from "react";

/** What every mail states of the site. */
export type SiteFacts = { name: string; origin: string; email: string; address: string };

export type Message = { subject: string; body: ReactElement };
