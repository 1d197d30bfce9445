import { expect, test } from "vitest";
import { valuesIn } from "#test/facts.ts";
import { readConnectivity } from "./connectivity.ts";

test.each([
  ["Housing has Wi-Fi.", "internet"],
  ["There is no cell service at camp.", "no cell service"],
  ["Limited Wi-Fi in employee housing", "limited internet"],
  ["The bunkhouse has limited to no cell service.", "limited cell service"],
  ["Staff housing has Wi-Fi.", "internet"],
  ["A bunk and a stipend of $800. Cell coverage good.", "cell service"],
  ["A shared field house with wifi and a stipend of $780", "internet"],
  ["Does housing have Wi-Fi? No.", "no internet"],
  ["Housing includes all utilities except internet.", "no internet"],
])("readConnectivity reads %s as %s", (text, value) => {
  expect(valuesIn(readConnectivity, text)).toContain(value);
});

test.each([
  "You will drive rural roads with limited cell service.",
  "There is little cell service along the survey route.",
  "Install Wi-Fi for guests.",
  "Internet research skills",
  "Wi-Fi: Unknown",
  "Set up the camp's Wi-Fi.",
  "Internet access required for training at the lodge.",
  "Is there Wi-Fi in housing?",
])("readConnectivity reads nothing in: %s", (text) => {
  expect(valuesIn(readConnectivity, text)).toEqual([]);
});
