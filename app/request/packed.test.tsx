import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Packed, pack, useUnpacked } from "./packed.ts";

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
