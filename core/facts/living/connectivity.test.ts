import { expect, test } from "vitest";
import { factsIn, valuesIn } from "#test/facts.ts";
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
  ["Furnished yurt (deck, wifi).", "internet"],
  ["Cabins without plumbing, with Wi-Fi.", "internet"],
  ["Zero bars, zero wifi, lots of stars.", "no internet"],
  ["Reception at the base is patchy.", "limited cell service"],
  ["Cell phones don't work in the valley.", "no cell service"],
  ["Seasickness is common, cell service nil.", "no cell service"],
  ["Satellite internet reaches the cabin. There is no cell signal.", "no cell service"],
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
  "Reset the Wi-Fi router in 22 guest cabins.",
  "Internet outreach is a big piece of it.",
  "There's no restroom Wi-Fi.",
  "You carry a radio, out of all cell range.",
])("readConnectivity reads nothing in: %s", (text) => {
  expect(valuesIn(readConnectivity, text)).toEqual([]);
});

test.each([
  "A Wi-Fi router for the cabin is on order.",
  "Wi-Fi only in the office",
  "The office is in an old hall with fast internet.",
  "Cell coverage is good at headquarters, poor in the canyon.",
])("readConnectivity is unsure of: %s", (text) => {
  expect(factsIn(readConnectivity, text).map(({ isUnsure }) => isUnsure)).toEqual([true]);
});
