import { setTimeout as sleep } from "node:timers/promises";

export type TimedPage = {
  name: string;
  path: string;
  cookie: string;
  /** Asked for once before it is timed, so that it comes from the page cache, which keeps it for five seconds. */
  isWarm?: boolean;
};

type Timed = Map<string, number[]>;

/** Times each page alone, and again while `disturb` runs until it is told to end (ms). */
export async function timeBeside(
  origin: string,
  pages: TimedPage[],
  rounds: number,
  disturb: (isOver: () => boolean) => Promise<void>,
): Promise<{ alone: Timed; beside: Timed }> {
  const alone = await timeEach(origin, pages, rounds);
  let isOver = false;
  const disturbing = disturb(() => isOver);
  const beside = await timeEach(origin, pages, rounds);
  isOver = true;
  await disturbing;
  return { alone, beside };
}

async function timeEach(origin: string, pages: TimedPage[], rounds: number): Promise<Timed> {
  const times: Timed = new Map(pages.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const { name, path, cookie, isWarm } of pages) {
      const ask = async () => {
        const answer = await fetch(origin + path, { headers: { cookie } });
        await answer.arrayBuffer();
        return answer;
      };
      if (isWarm) await ask();
      const began = performance.now();
      const answer = await ask();
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      times.get(name)?.push(performance.now() - began);
    }
    await sleep(20);
  }
  return times;
}
