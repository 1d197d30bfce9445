import { Agent, get } from "node:http";
import { expect, test } from "vitest";
import { listen } from "./listen.ts";

function ask(port: number, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ port, agent, path: "/" }, (answer) => {
      let body = "";
      answer.on("data", (piece) => (body += piece)).on("end", () => resolve(body));
    }).on("error", reject);
  });
}

test("closing lets running requests finish, drops idle connections, and takes no new ones", async () => {
  const agent = new Agent({ keepAlive: true });
  const asked: (() => void)[] = [];
  const { port, close } = await listen(
    () => new Promise((resolve) => asked.push(() => resolve(new Response("done")))),
    0,
  );
  const [first, running] = [ask(port, agent), ask(port, agent)];
  await expect.poll(() => asked.length).toBe(2);
  asked[0]?.();
  await first;
  const start = performance.now();
  const closed = close();
  asked[1]?.();
  expect(await running).toBe("done");
  await closed;
  // Sooner than connections are cut off that are still busy.
  expect(performance.now() - start).toBeLessThan(20_000);
  await expect(ask(port, agent)).rejects.toThrow();
});
