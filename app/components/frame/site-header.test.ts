import { beforeAll, expect, test } from "vitest";
import { emptyDatabase, insertProfile, insertSubscription } from "#test/factories.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";

beforeAll(emptyDatabase);

async function headerFor(email: string | null, address = "/jobs") {
  const page = await (await request(address, { headers: email ? await signIn(email) : undefined })).text();
  const parts = [/<header.*?<\/header>/s, /<dialog id="site-menu".*?<\/dialog>/s];
  return parts.map((part) => part.exec(page)?.[0] ?? "").join("");
}

test("the header offers a visitor to sign in and come back", async () => {
  const header = await headerFor(null, "/jobs?location=utah&utm_source=x");
  expect(header.match(/href="\/auth\?next=%2Fjobs%3Flocation%3Dutah"/g)).toHaveLength(2);
  expect(header).not.toContain("Sign Out");
  expect(await headerFor(null, "/")).toContain('href="/auth"');
});

test("both menus offer a member without a plan the same, including the upgrade", async () => {
  const { email } = await insertProfile();
  const header = await headerFor(email);
  for (const entry of ["Dashboard", "Free Plan", "Upgrade to Premium", "Account", "Sign Out", email])
    expect(header.match(new RegExp(`>${entry}<`, "g")), entry).toHaveLength(2);
  const lists = { "Saved Jobs": "/my-jobs", "Job Alerts": "/my-alerts", Applications: "/my-applications" };
  for (const [label, to] of Object.entries(lists))
    expect(header.match(new RegExp(`href="${to}"[^>]*>${label}<`, "g")), label).toHaveLength(2);
  expect(header).not.toContain("Sign In");
  expect(header.match(/action="\/auth\/sign-out" method="post"/g)).toHaveLength(2);
});

test('a subscriber sees "Premium Member" and no offer to buy anywhere on the home page', async () => {
  const { id, email } = await insertProfile();
  await insertSubscription({ userId: id });
  const page = await (await request("/", { headers: await signIn(email) })).text();
  expect(page).toContain("Premium Member");
  for (const offer of ["Upgrade to Premium", "Unlock All Jobs", 'id="pricing"', "#pricing"])
    expect(page).not.toContain(offer);
  expect(page).toContain(">Browse Jobs</a>");
  expect(page).toContain(">Refresh</a>");
});
