import type { Change } from "./change.ts";

export type News = { kind: "changed" } | { kind: "sent"; sent: Change[] };

const name = "changes";

/** Tells every tab, this one too, what became of changes. */
export function tellPages(news: News): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(news);
  channel.close();
}

export function hearNews(hear: (news: News) => void): void {
  new BroadcastChannel(name).onmessage = ({ data }) => hear(data);
}
