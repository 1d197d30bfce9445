import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Packed, pack, unpack, useUnpacked } from "./packed.ts";

test("useUnpacked returns what was packed", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      let unpacked: unknown;
      function Reader({ packed }: { packed: Packed<unknown> }) {
        unpacked = useUnpacked(packed);
        return null;
      }
      renderToStaticMarkup(<Reader packed={pack(value)} />);
      // JSON has one zero.
      expect(unpacked).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test("unpack returns texts with quotes and backslashes as they were", () => {
  for (const text of [`"`, `'`, `\\"`, `\\'`, `\\\\'"`, `Ranger's "Guide" \\ 'x'`, "\n\u2028"])
    expect(unpack(pack({ [text]: [text] }))).toEqual({ [text]: [text] });
});

test("pack writes no double quotes but for apostrophes", () => {
  expect(pack({ title: "Guide", open: [true, null] })).toBe("{'title':'Guide','open':[true,null]}");
});
