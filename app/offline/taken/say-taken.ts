import { formatCount } from "#core/text/number-words.ts";
import type { TakeFailure, TakenWords } from "./taken-list.ts";

/** "187 jobs are on this device, until Nov 28, 11 AM. 92 kB." */
export function sayTaken({ jobs, bytes, until }: Pick<TakenWords, "jobs" | "bytes" | "until">): string {
  const size = `${Math.max(1, Math.round(bytes / 1000)).toLocaleString("en-US")} kB`;
  return `${formatCount(jobs, "job")} ${jobs === 1 ? "is" : "are"} on this device, until ${sayHour(until)}. ${size}.`;
}

/** "Nov 28, 11 AM" */
export function sayHour(at: number): string {
  const words = new Date(at).toLocaleString("en-US", { month: "short", day: "numeric", hour: "numeric" });
  // Some browsers put a narrow space before AM and PM.
  return words.replace(/\s/g, " ");
}

export const takeFailures: Record<Exclude<TakeFailure, "ask">, string> = {
  full: "This device is full, so nothing new was kept. Free some space, then try again.",
  limit: "You took many lists along in the last hour. Nothing new was kept. Please try again later.",
  network: "The connection failed, so nothing new was kept. Please try again.",
  nothing: "This list has no jobs to take along.",
  server: "Something broke on our end, so nothing new was kept. Please try again.",
  "signed-out": "You’re signed out, so nothing was kept. Sign in and try again.",
  storage: "This browser couldn’t keep the list. Nothing was kept. Some private windows can’t.",
};
