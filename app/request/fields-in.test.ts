import { expect, test } from "vitest";
import { fieldsIn } from "./fields-in.ts";

const given = new URLSearchParams("facts=&facts=housing&name=a&facts=meals&name=b");

test("fieldsIn joins repeated fields of the lists, and takes the last value of others", () => {
  expect(fieldsIn(given, ["facts"])).toEqual({ facts: "housing,meals", name: "b" });
  expect(fieldsIn(given)).toEqual({ facts: "meals", name: "b" });
  expect(fieldsIn(new FormData(), ["facts"])).toEqual({ facts: "" });
});
