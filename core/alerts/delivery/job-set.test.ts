import fc from "fast-check";
import { expect, test } from "vitest";
import { inAll, jobSet } from "#core/alerts/delivery/job-set.ts";

const size = 100;
const members = fc.uniqueArray(fc.integer({ min: 0, max: size - 1 }));

test("inAll yields what every set holds, ascending", () => {
  fc.assert(
    fc.property(fc.array(members, { minLength: 1, maxLength: 4 }), (sets) => {
      const found = [
        ...inAll(
          sets.map((set) => jobSet(size, set)),
          size,
        ),
      ];
      const expected = Array.from({ length: size }, (_, place) => place);
      expect(found).toEqual(expected.filter((place) => sets.every((set) => set.includes(place))));
    }),
  );
});

test.each([0, 1, 31, 32, 33, 64])("inAll yields everything without sets, also of %i", (count) => {
  expect([...inAll([], count)]).toEqual(Array.from({ length: count }, (_, place) => place));
});
