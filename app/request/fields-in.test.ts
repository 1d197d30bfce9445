import { expect, test } from "vitest";
import { fieldsIn } from "./fields-in.ts";

const given = new URLSearchParams("facts=&facts=housing&name=a&facts=meals&name=b");

test("fieldsIn joins what may be given several times, and takes the last of all else", () => {
  expect(fieldsIn(given, ["facts"])).toEqual({ facts: "housing,meals", name: "b" });
  expect(fieldsIn(given)).toEqual({ facts: "meals", name: "b" });
  expect(fieldsIn(new FormData(), ["facts"])).toEqual({ facts: "" });
});
