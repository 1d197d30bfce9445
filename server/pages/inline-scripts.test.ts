import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashInlineScripts } from "./inline-scripts.ts";

const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("hashInlineScripts replaces the nonce by hashes", () => {
  const page = `<script nonce="N">one()</script><link href="/a.js" nonce="N"/><script type="module" nonce="N">two()</script>`;
  const { html, hashes } = hashInlineScripts(page, "N");
  expect(html).toBe(`<script>one()</script><link href="/a.js"/><script type="module">two()</script>`);
  expect(hashes).toEqual([hash("one()"), hash("two()")]);
});

test("hashInlineScripts gives other scripts no permission", () => {
  const { hashes } = hashInlineScripts(`<script>evil()</script><script nonce="M">evil()</script>`, "N");
  expect(hashes).toEqual([]);
});

test("hashInlineScripts skips data blocks and files", () => {
  const page = `<script type="application/ld+json" nonce="N">{}</script><script src="/a.js" nonce="N"></script>`;
  expect(hashInlineScripts(page, "N").hashes).toEqual([]);
});
