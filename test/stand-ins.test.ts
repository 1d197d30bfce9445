import { expect, test } from "vitest";
import { deliver } from "#core/mail/delivery/deliver.ts";
import { startTestMailbox, startTestStripe } from "#test/stand-ins.ts";

test("stand-ins listen where this worker's configuration says, and again after they were closed", async () => {
  for (let round = 0; round < 2; round++) {
    const [mailbox, stripe] = await Promise.all([startTestMailbox(), startTestStripe()]);
    const mail = { subject: "Hello", html: "<p>Hello</p>", text: "Hello" };
    expect(await deliver({ id: crypto.randomUUID(), to: "ada@example.com", mail })).toBe("sent");
    expect(mailbox.messages()).toHaveLength(1);
    const prices = await fetch(`${process.env.STRIPE_API_URL}/v1/prices`, {
      headers: { authorization: "Bearer sk_test_local" },
    });
    expect(prices.status).toBe(200);
    await Promise.all([mailbox.close(), stripe.close()]);
  }
});
