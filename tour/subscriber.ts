import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";

/** Signs somebody in with the local mailbox, and buys a month on the local checkout page. */
export async function becomeSubscriber(page: Page) {
  await page.goto("/auth");
  const email = `hiker-${Date.now()}@example.com`;
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Magic Link" }).click();
  await page.goto(await waitForLink(page, email));
  await page.waitForURL("/");
  const next = "/jobs";
  const answer = await page.request.post("/functions/v1/create-checkout", {
    data: { priceId: "monthly", next },
    headers: { origin: new URL(page.url()).origin },
  });
  await page.goto((await answer.json()).url);
  await page.getByRole("button", { name: "Pay" }).click();
  await page.waitForURL(next);
}

async function waitForLink(page: Page, email: string): Promise<string> {
  for (let look = 0; look < 40; look++) {
    const answer = await page.request.get("/local/mailbox.json", { params: { to: email } });
    const [link] = (await answer.text()).match(/http[^\s"\\]+\/auth\/confirm\?token=[\w-]+/) ?? [];
    if (link) return link;
    await sleep(250);
  }
  throw new Error("The sign-in email did not arrive.");
}
