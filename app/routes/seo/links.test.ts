import { beforeAll, expect, test } from "vitest";
import { listSearches, listStates } from "#core/content/content.ts";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { request } from "#test/request.ts";

process.env.PAGES_PER_MINUTE = "0";
const origin = "http://localhost:3000";
/** Legal texts link to these; a visitor is asked to sign in. */
const ofAccount = ["/account", "/dashboard"];

beforeAll(async () => {
  await emptyDatabase();
  for (let number = 0; number < 8; number++) await insertJob({ companyName: `Company ${number % 3}` });
  await insertJob({ title: "Führer & Wärter", companyName: "Ñandú 'Outfitters'" });
  await request("/healthz");
}, 60_000);

/** Returns all of our addresses that a page links to with GET: pages, files and data. */
function namedBy(html: string): string[] {
  const readable = html
    .replace(/<form\b[^>]*\bmethod="post"[^>]*>/g, "")
    // Each list's feed is the list again. Their own test asks for one of each kind.
    .replace(/<link rel="alternate"[^>]*>/g, "")
    // A preview shows a job that is on no list, and nothing in it can be pressed.
    .replace(/ id="preview".*?<\/main>/s, "");
  const named = [...readable.matchAll(/\b(?:href|src|action)="([^"]*)"/g)].map(([, address]) =>
    (address ?? "").replaceAll("&amp;", "&"),
  );
  return named.filter((address) => /^\/(?!\/)/.test(address)).map((address) => address.replace(/#.*$/, ""));
}

test("a page names nothing that is missing or leads elsewhere, from the home page on", async () => {
  const seen = new Set<string>(["/"]);
  for (const address of seen) {
    const answer = await request(address);
    if (ofAccount.includes(address)) {
      expect(answer.headers.get("location")).toBe(`/auth?next=${encodeURIComponent(address)}`);
      continue;
    }
    if (address === "/find") {
      // The form of the home page leads on from there.
      expect(answer.headers.get("location")).toBe("/jobs");
      continue;
    }
    expect(answer.status, address).toBe(200);
    const isPage = answer.headers.get("content-type")?.startsWith("text/html");
    const text = await answer.text();
    if (isPage) for (const named of namedBy(text)) seen.add(named || "/");
  }
  expect([...seen].filter((address) => /^\/company\/[^/]+\/jobs\//.test(address))).toHaveLength(9);
  for (const slug of ["company-0", "company-1", "company-2", "nandu-outfitters"])
    expect(seen).toContain(`/company/${slug}`);
  for (const { slug } of listSearches()) expect(seen).toContain(`/search/${slug}`);
  for (const { slug } of listStates()) expect(seen).toContain(`/outdoor-jobs-${slug}`);
}, 240_000);

test("the icons of the web manifest exist", async () => {
  const manifest = await (await request("/site.webmanifest")).json();
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src } of manifest.icons) expect((await request(origin + src)).status).toBe(200);
});
