import { expect, test } from "vitest";
import { serve } from "./serve.ts";

test("serve survives an error of one answer", async () => {
  const { url, close } = await serve(0, async (request, response) => {
    if (request.url === "/broken") throw new Error("the stand-in fell over");
    response.end("well");
  });
  await expect(fetch(`${url}/broken`)).rejects.toThrow();
  expect(await (await fetch(url)).text()).toBe("well");
  await close();
});
