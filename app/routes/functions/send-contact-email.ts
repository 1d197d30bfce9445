import { refuseGet } from "#app/request/refusals.ts";
import { messages } from "#app/routes/contact/receive-message.ts";

export const loader = refuseGet;

export const action = messages.action;
