import { useContext } from "react";
import { expect, test } from "vitest";
import { UpgradeLink } from "#app/components/account/upgrade.tsx";
import { NonceContext } from "#app/request/nonce.ts";
import { drawAlike } from "./draw-once.server.tsx";

const of = {};

test("drawAlike draws again for another key, and once for the same", () => {
  let times = 0;
  function Text({ text }: { text: string }) {
    times += 1;
    return <b>{text}</b>;
  }
  const draw = (text: string) => String(drawAlike(of, text, <Text text={text} />));
  expect([draw("a"), draw("<b>"), draw("a"), draw("<b>")]).toEqual([
    "<b>a</b>",
    "<b>&lt;b&gt;</b>",
    "<b>a</b>",
    "<b>&lt;b&gt;</b>",
  ]);
  expect(times).toBe(2);
  expect(String(drawAlike({}, "a", <Text text="another" />))).toBe("<b>another</b>");
});

test("drawAlike reads nothing of the page around it", () => {
  function Reader() {
    return <i>{useContext(NonceContext) ?? "none"}</i>;
  }
  const inside = <NonceContext value="secret">{String(drawAlike({}, "k", <Reader />))}</NonceContext>;
  expect(JSON.stringify(inside.props.children)).not.toContain("secret");
  expect(String(drawAlike({}, "link", <UpgradeLink>Plans</UpgradeLink>))).toContain("/#pricing");
});

test("drawAlike remembers no long key", () => {
  let times = 0;
  function Counted() {
    times += 1;
    return null;
  }
  for (const _ of [1, 2]) drawAlike(of, "k".repeat(1001), <Counted />);
  expect(times).toBe(2);
});
