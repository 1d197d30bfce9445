import { expect, test } from "vitest";
import { awaitLate, hearLate, takeLate, wantLate } from "./late-answers.ts";

const url = new URL("https://waymark.example/jobs");
const device = {
  epoch: 1,
  changes: 2,
  account: null,
  since: 0,
  lastContact: 0,
  lastAnswer: 0,
  owesSignOut: false,
  changesOf: null,
  isBack: false,
};

function page(text: string, mark: string | null = "anyone", status = 200): Response {
  return new Response(text, { status, headers: mark ? { "Device-Copy": mark } : {} });
}

async function outcomeOf(copy: Response, answer: Promise<Response>) {
  awaitLate(url, copy, answer, device);
  return (await hearLate(url.href))?.outcome;
}

test("hearLate tells a newer page from the same, whatever its nonce is", async () => {
  const copy = () => page(`<script nonce="a">1</script>`);
  expect(await outcomeOf(copy(), Promise.resolve(page(`<script nonce="b">1</script>`)))).toBe("same");
  expect(await outcomeOf(copy(), Promise.resolve(page("other")))).toBe("newer");
  expect(await outcomeOf(copy(), Promise.resolve(page("gone", null, 404)))).toBe("newer");
});

test("hearLate tells an answer for another reader, and of a subscription that ended", async () => {
  const own = (kind: string) => page("list", `account abc ${kind}`);
  expect(await outcomeOf(own("subscriber 1"), Promise.resolve(own("subscriber 2")))).toBe("same");
  for (const answer of [own("free"), page("list", "account xyz free"), page("list"), page("list", "nobody")])
    expect(await outcomeOf(own("subscriber"), Promise.resolve(answer))).toBe("another's");
  const redirect = new Response(null, { status: 302, headers: { location: "/auth" } });
  expect(await outcomeOf(own("free"), Promise.resolve(redirect))).toBe("another's");
});

test("hearLate says where the server or the network failed", async () => {
  expect(await outcomeOf(page("a"), Promise.resolve(page("b", null, 503)))).toBe("in trouble");
  expect(await outcomeOf(page("a"), Promise.reject(new TypeError()))).toBe("no connection");
  expect(await hearLate("https://waymark.example/other")).toBeNull();
});

test("hearLate knows a page by its address alone, whichever part is opened", async () => {
  awaitLate(new URL(`${url}#pay`), page("a"), Promise.resolve(page("a")), device);
  expect((await hearLate(url.href))?.outcome).toBe("same");
});

test("takeLate forgets what was said of an earlier opening, which nobody wanted", async () => {
  awaitLate(url, page("old"), Promise.resolve(page("old")), device);
  expect(await takeLate(url, device)).toBeNull();
  expect(await hearLate(url.href)).toBeNull();
  wantLate(url.href);
  expect(await takeLate(url, device)).toBeNull();
});

test("takeLate gives a wanted page once, and to no other reader", async () => {
  const ask = () => awaitLate(url, page("old"), Promise.resolve(page("new")), device);
  ask();
  wantLate(url.href);
  expect(await (await takeLate(url, device))?.text()).toBe("new");
  expect(await takeLate(url, device)).toBeNull();
  for (const since of [{ epoch: 2 }, { changes: 3 }]) {
    ask();
    wantLate(url.href);
    expect(await takeLate(url, { ...device, ...since })).toBeNull();
  }
});
