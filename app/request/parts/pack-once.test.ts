import fc from "fast-check";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { isDocumentContext, nonceContext } from "#app/context.ts";
import { pack } from "#app/request/packed.ts";
import { packOnce } from "./pack-once.server.ts";
import { pagePartsOf } from "./page-parts.server.ts";

function answering(isDocument: boolean) {
  const context = new RouterContextProvider();
  context.set(nonceContext, "a nonce");
  context.set(isDocumentContext, isDocument);
  return context;
}

/** As the router writes its data into a page. */
function inScript(data: unknown): string {
  return JSON.stringify(JSON.stringify(data)).replace(
    /[&<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

test("packOnce leaves a mark in a page's data that becomes what the router would have written", () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: "binary" }), (value) => {
      const owner = { value };
      const context = answering(true);
      const mark = packOnce(context, owner, (given) => given.value);
      const parts = pagePartsOf(context);
      expect(parts?.valueOf(mark)).toEqual(JSON.parse(JSON.stringify(value)));
      const page = Buffer.concat(parts?.piecesOf([inScript({ list: mark })]) ?? []).toString();
      expect(page).toBe(inScript({ list: pack(value) }));
    }),
  );
});

test("packOnce keeps a text closed in its script", () => {
  const context = answering(true);
  const mark = packOnce(context, { text: "</script><script>&\u2028'\"\\" }, ({ text }) => text);
  const page = Buffer.concat(pagePartsOf(context)?.piecesOf([mark]) ?? []).toString();
  expect(page).not.toMatch(/[<>&\u2028]/);
});

test("packOnce sends the whole text where no page is put together, once read", () => {
  let times = 0;
  const owner = { list: ["a"] };
  const read = ({ list }: typeof owner) => {
    times += 1;
    return list;
  };
  expect([1, 2].map(() => packOnce(answering(false), owner, read))).toEqual(["['a']", "['a']"]);
  expect(packOnce(answering(true), owner, read)).toMatch(/^part-/);
  expect(times).toBe(1);
});

test("packOnce gives the same objects to each reader", () => {
  const owner = { list: [{ id: 1 }] };
  const [first, second] = [answering(true), answering(true)].map((context) =>
    pagePartsOf(context)?.valueOf(packOnce(context, owner, ({ list }) => list)),
  );
  expect(first).toBe(second);
});
