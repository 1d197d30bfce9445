import { capitalized } from "#core/text/lines.ts";
import { type Change, type Sent, writtenIn } from "./change.ts";

/** "Note for Park Ranger". */
export function nameChange({ path, fields, title }: Sent & { title: string | null }): string {
  const job = title ?? "a job";
  if (fields.apply_later) return `Apply to ${job} when back online`;
  if (fields.save) return `Save ${job}`;
  if (fields.unsave) return `Remove ${job} from saved jobs`;
  switch (fields.intent) {
    case "notes":
      return `Note for ${job}`;
    case "status":
      return `Status of ${job}: ${capitalized(fields.status ?? "")}`;
    case "add":
      return `Mark ${job} as applied`;
    case "restore":
      return `Put ${job} back`;
    case "stop-waiting":
      return `Stop waiting to apply to ${job}`;
    default:
      return `Remove ${job} from ${path.startsWith("/my-jobs") ? "saved jobs" : "applications"}`;
  }
}

/** "Waiting for signal: 2 changes". */
export function sayWaiting(count: number): string {
  return `Waiting for signal: ${countChanges(count)}`;
}

export function countChanges(count: number): string {
  return count === 1 ? "1 change" : `${count} changes`;
}

/** What is told once after sending. */
export function saySent(sent: readonly Change[]): string {
  const [first] = sent;
  if (!first) return "";
  const names = sent.length === 1 ? nameChange(first) : countChanges(sent.length);
  return `Back online. Sent: ${names}.`;
}

export function sayLost(count: number): string {
  return `${countChanges(count)} ${count === 1 ? "hasn’t" : "haven’t"} been sent and will be lost.`;
}

/** What a person typed or chose, as it is read. */
export function writtenWords(change: Sent, value: string): string {
  if (writtenIn(change) === "status") return capitalized(value);
  return value || "(empty)";
}

/** What a page is told in place of the server's answer. */
export function waitingAnswer({ fields }: Sent): object {
  const notice = {
    title: "Waiting for signal",
    text: "It’s kept on this device. We’ll send it when you’re back online.",
  };
  return fields.save || fields.unsave ? { saved: Boolean(fields.save), notice } : { notice };
}

export const noConnection = "No connection. Nothing was saved.";
export const howToKeep =
  "What you typed is still here. To save without a connection, choose “Keep on this device” in your account first.";
