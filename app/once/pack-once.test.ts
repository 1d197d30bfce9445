import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { nonceContext } from "#app/context.ts";
import { packOnce } from "./pack-once.server.ts";
import { pagePartsOf } from "./page-parts.server.ts";

function answering() {
  const context = new RouterContextProvider();
  context.set(nonceContext, "a nonce");
  return context;
}

test("packOnce writes a list's text once, and gives the same objects to each reader", () => {
  let times = 0;
  const owner = { list: [{ id: 1, at: new Date(0) }] };
  const read = ({ list }: typeof owner) => {
    times += 1;
    return list;
  };
  const [first, second] = [answering(), answering()].map((context) => {
    const text = packOnce(context, owner, read);
    expect(text).toBe("[{'id':1,'at':'1970-01-01T00:00:00.000Z'}]");
    return pagePartsOf(context).valueOf(text);
  });
  expect(first).toEqual([{ id: 1, at: "1970-01-01T00:00:00.000Z" }]);
  expect(first).toBe(second);
  expect(times).toBe(1);
});
