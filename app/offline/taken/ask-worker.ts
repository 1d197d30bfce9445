import { activeWorker } from "#app/offline/own-copies.ts";
import type { TakeOutcome, TakeReport } from "./taken-list.ts";

/** A worker that says nothing for so long has ended, or is of an earlier release. */
const patienceMs = 60_000;

type Asked = { url: string; mayKeep: boolean };

/** Has the worker take a list along. `tell` hears how far it is. */
export async function takeList(
  asked: Asked,
  tell: (kept: number, jobs: number) => void,
): Promise<TakeOutcome> {
  const worker = await activeWorker().catch(() => null);
  if (!worker) return { failure: "storage" };
  // Without this wish a browser clears first what is rarely opened.
  void navigator.storage?.persist?.();
  const { promise, resolve } = Promise.withResolvers<TakeOutcome>();
  const giveUp = () => resolve({ failure: "network" });
  let timer = setTimeout(giveUp, patienceMs);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<TakeReport>) => {
    clearTimeout(timer);
    if (!("kept" in data)) return resolve(data);
    timer = setTimeout(giveUp, patienceMs);
    tell(data.kept, data.jobs);
  };
  worker.postMessage({ kind: "take", ...asked }, [port2]);
  return promise.finally(() => port1.close());
}
