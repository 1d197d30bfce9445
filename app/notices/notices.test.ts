import { beforeAll, expect, test } from "vitest";
import { findNotice, withNotice } from "#app/notices/notices.ts";
import { emptyDatabase } from "#test/factories.ts";
import { request } from "#test/request.ts";

beforeAll(emptyDatabase);

const corner = (page: string) => /<div role="status" class="toasts">.*?<\/div>/s.exec(page)?.[0] ?? "";

test("a page says the notice in its address even without script", async () => {
  const page = await (await request("/?notice=signed-out")).text();
  expect(corner(page)).toContain("Signed out");
  expect(page).toContain("You&#x27;ve been successfully signed out.");
});

test("a page says no notice that is not on the list", async () => {
  for (const code of ["no-such-code", "constructor", "__proto__", "%3Cb%3Ehello"])
    expect(corner(await (await request(`/?notice=${code}`)).text())).toBe(
      '<div role="status" class="toasts"></div>',
    );
  expect(findNotice("toString")).toBeNull();
});

test("a notice has a form that restores what was removed, where the address names it", async () => {
  const id = "0b5c9c4e-6f0a-4a36-9d0b-0f9d4c0a7e11";
  const page = await (await request(`/?notice=job-removed&undo=${id}`)).text();
  expect(page).toContain("Job removed from saved list");
  expect(page).toMatch(/<form [^>]*action="\/my-jobs" method="post">.*?>Undo</s);
  expect(page).toContain(`<input type="hidden" name="id" value="${id}"/>`);
  for (const address of [
    "/?notice=job-removed",
    "/?notice=job-removed&undo=1%22",
    `/?notice=job-saved&undo=${id}`,
  ])
    expect(await (await request(address)).text()).not.toContain("Undo");
  expect(withNotice("/my-jobs?page=2", "job-removed", id)).toBe(
    `/my-jobs?page=2&notice=job-removed&undo=${id}`,
  );
});

test("withNotice keeps the rest of an address", () => {
  expect(withNotice("/jobs?location=utah#jobs", "signed-out")).toBe(
    "/jobs?location=utah&notice=signed-out#jobs",
  );
});

test("a return from a payment is stored nowhere and sent to no other site", async () => {
  const answer = await request("/?payment=success&session_id=cs_test_1");
  expect(answer.headers.get("referrer-policy")).toBe("strict-origin");
  expect(answer.headers.get("etag")).toBeNull();
  const page = await answer.text();
  expect(page).toMatch(/<noscript>.*back from the checkout.*<\/noscript>/s);
  expect(page).toContain('action="/functions/v1/get-checkout-session"');
});

test("a visitor back from a cancelled checkout sees the plans and that nothing was charged", async () => {
  const page = await (await request("/?payment=cancelled")).text();
  expect(page).toContain("The checkout was canceled. Nothing was charged.");
  for (const plan of ["weekly", "monthly", "yearly"])
    expect(page).toContain(`<input type="hidden" name="priceId" value="${plan}"/>`);
  expect(page.match(/action="\/functions\/v1\/create-checkout" method="post" target="_blank"/g)).toHaveLength(
    3,
  );
});
