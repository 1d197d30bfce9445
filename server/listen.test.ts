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
  const { port, close } = await listen(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return new Response("done");
  }, 0);
  await ask(port, agent);
  const running = ask(port, agent);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const start = performance.now();
  const closed = close();
  expect(await running).toBe("done");
  await closed;
  expect(performance.now() - start).toBeLessThan(2000);
  await expect(ask(port, agent)).rejects.toThrow();
});
