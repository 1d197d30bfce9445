import { nobody } from "#app/request/is-id.ts";
import type { AreaHandlers, AreaRow } from "#app/routes/admin/table/admin-area.ts";
import { handleMessage } from "#core/contact/handle-message.ts";
import { type ListedMessage, listMessages } from "#core/contact/list-messages.ts";
import { outcomeOf } from "./outcome-of.ts";

export const messages: AreaHandlers = {
  async load(query) {
    const { messages, total } = await listMessages(query);
    return {
      title: "Contact messages",
      intro:
        "Messages from the contact form, open ones first. Reply by email, then mark the message as handled.",
      searches: "name, address, subject or message",
      columns: ["Subject", "From", "Reply to", "Message", "Received", "State"],
      rows: messages.map(toRow),
      ...{ total, empty: "No messages yet." },
    };
  },
  actions: {
    handle: async ({ id = nobody }, by) =>
      outcomeOf(
        await handleMessage({ id, isHandled: true, by }),
        "The message is marked as handled.",
        "This message is already handled or deleted.",
      ),
    open: async ({ id = nobody }, by) =>
      outcomeOf(
        await handleMessage({ id, isHandled: false, by }),
        "The message is open again.",
        "This message is already open or deleted.",
      ),
  },
};

function toRow({ id, name, email, subject, message, createdAt, handledAt }: ListedMessage): AreaRow {
  return {
    id,
    cells: [
      subject,
      name,
      { mail: email, subject: `Re: ${subject}` },
      { long: message },
      createdAt,
      handledAt ? { badge: "Handled", tone: "plain" } : { badge: "Open", tone: "warn" },
    ],
    actions: [
      handledAt ? { intent: "open", label: "Reopen" } : { intent: "handle", label: "Mark as handled" },
    ],
  };
}
