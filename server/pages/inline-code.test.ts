import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashInlineCode } from "./inline-code.ts";

const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("hashInlineCode replaces the nonce by hashes", () => {
  const page = `<script nonce="N">one()</script><link href="/a.js" nonce="N"/><script type="module" nonce="N">two()</script>`;
  const { html, allowed } = hashInlineCode(page, "N");
  expect(html).toBe(`<script>one()</script><link href="/a.js"/><script type="module">two()</script>`);
  expect(allowed).toEqual({ scripts: [hash("one()"), hash("two()")], styles: [] });
});

test("hashInlineCode gives other scripts no permission", () => {
  const { allowed } = hashInlineCode(`<script>evil()</script><script nonce="M">evil()</script>`, "N");
  expect(allowed).toEqual({ scripts: [], styles: [] });
});

test("hashInlineCode skips data blocks and files", () => {
  const page = `<script type="application/ld+json" nonce="N">{}</script><script src="/a.js" nonce="N"></script>`;
  expect(hashInlineCode(page, "N").allowed).toEqual({ scripts: [], styles: [] });
});

test("hashInlineCode allows the page's own styles", () => {
  const page = `<style id="first-styles" nonce="N">a{}</style><style>b{}</style>`;
  const { html, allowed } = hashInlineCode(page, "N");
  expect(html).toBe(`<style id="first-styles">a{}</style><style>b{}</style>`);
  expect(allowed).toEqual({ scripts: [], styles: [hash("a{}")] });
});
