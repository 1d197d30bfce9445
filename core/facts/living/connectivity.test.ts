import { expect, test } from "vitest";
import { valuesIn } from "#test/facts.ts";
import { readConnectivity } from "./connectivity.ts";

test.each([
  ["Housing has Wi-Fi.", "internet"],
  ["There is no cell service at camp.", "no cell service"],
  ["Limited Wi-Fi in employee housing", "limited internet"],
  ["The bunkhouse has limited to no cell service.", "limited cell service"],
  ["Staff housing has Wi-Fi.", "internet"],
])("readConnectivity reads %s as %s", (text, value) => {
  expect(valuesIn(readConnectivity, text)).toContain(value);
});

test.each([
  "You will drive rural roads with limited cell service.",
  "There is little cell service along the survey route.",
  "Install Wi-Fi for guests.",
  "Internet research skills",
])("readConnectivity reads nothing in: %s", (text) => {
  expect(valuesIn(readConnectivity, text)).toEqual([]);
});
