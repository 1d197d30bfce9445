import { expect, test } from "vitest";
import { factsIn, valuesIn } from "#test/facts.ts";
import { readCertifications } from "./certifications.ts";

test.each([
  ["Current WFR certification required.", "WFR:required"],
  ["WFR preferred.", "WFR:preferred"],
  ["CPR and lifeguard certification are given in paid training.", "LG:given"],
  ["Requirements:\n- A chainsaw card (a plus)", "SAW:preferred"],
  [
    "Requirements:\n\nHelpful, but not required: a year on trails; a pesticide applicator license",
    "PEST:preferred",
  ],
  ["We encourage all of our guides to be WFR certified.", "WFR:preferred"],
  ["Requirements:\n- Minimum of Avalanche II", "AVY:required"],
  ["Must be certified in CPR and First Aid.", "CPR:required"],
  ["Requirements:\n- Wilderness First Responder", "WFR:required"],
  ["Preferred qualifications:\n- Wilderness First Aid", "WFA:preferred"],
  ["Lifeguard certification provided.", "LG:given"],
  ["We will pay for your Swiftwater Rescue course.", "SWR:given"],
  ["Commercial driver's license (CDL) with passenger endorsement required", "CDL:required"],
  ["EMT or OEC is a plus.", "OEC:preferred"],
  ["S-212 certification required.", "SAW:required"],
  ["Avalanche Level 1 required", "AVY:required"],
  ["Must hold a USCG captain's license.", "USCG:required"],
  ["Must be WFR certified prior to start date", "WFR:required"],
  ["Current certification in CPR/AED (or ability to obtain)", "CPR:required"],
  ["Ability to obtain lifeguard certification", "LG:required"],
  ["Medical training (WFA, EMT) preferred", "EMT:preferred"],
  ["At least a WFA certification (WFR preferred)", "WFA:required"],
  ["WFA minimum, WFR preferred", "WFA:required"],
  ["AIARE 1 and PSIA Level 2 required", "PSIA:required"],
  ["We will certify you in CPR.", "CPR:given"],
  ["Having your OEC is a bonus.", "OEC:preferred"],
  ["ACA Level 3 instructors preferred", "ACA:preferred"],
  ["Boating safety card required", "BOAT:required"],
  ["AMGA SPI or higher required", "AMGA:required"],
  ["NREMT certification", "EMT:required"],
  ["Class B CDL", "CDL:required"],
  ["You must hold, or get within 30 days, a pesticide applicator license.", "PEST:required"],
  ["Chainsaw certification preferred", "SAW:preferred"],
  ["Red Card desired but not required", "RED:preferred"],
  ["Belay certification required", "BELAY:required"],
  ["Wilderness First Aid required; Wilderness First Responder preferred", "WFR:preferred"],
  ["Wilderness First Aid required; Wilderness First Responder preferred", "WFA:required"],
  ["WFA required, WFR preferred", "WFR:preferred"],
  ["WFA required, WFR preferred", "WFA:required"],
  ["CPR (required) and WFA (preferred)", "WFA:preferred"],
  ["First aid/CPR certification required within 30 days of hire", "CPR:required"],
  ["Certified lifeguards needed", "LG:required"],
  ["Qualifications\n- CPR & First Aid (can be obtained after hire)", "CPR:required"],
  ["WFR or higher medical certification", "WFR:required"],
  ["Red Card qualified", "RED:required"],
  ["Ability to obtain a Red Card", "RED:required"],
  ["Wilderness First Aid or Responder certification required", "WFR:required"],
  ["Familiarity with our wall, a belay certification, and good cheer are required.", "BELAY:required"],
  ["# Preferred Qualifications\n\n# Licenses\n\nCurrent WFR certification", "WFR:preferred"],
  ["Nice to have:\n\nStrong paddling skills\n\nWilderness First Aid certification", "WFA:preferred"],
  ["Preferred Skills\n\nWilderness First Responder\nLifeguard certification", "LG:preferred"],
  ["# Minimum Qualifications\n\n# Certifications\n\n- CPR and First Aid", "CPR:required"],
  ["Senior guides are WFR certified. WFR is preferred for all others.", "WFR:preferred"],
  ["Hold current CPR (WFA strongly preferred).", "WFA:preferred"],
  ["Swiftwater rescue certification, to be completed within 6 months of hire", "SWR:required"],
  ["The camp covers the cost of your lifeguard certification.", "LG:given"],
  ["All patrollers must hold a current OEC card.", "OEC:required"],
  ["Patrollers need a valid OEC or EMT certification by opening day.", "EMT:required"],
  ["Medical training: minimum WFA, WFR strongly preferred.", "WFA:required"],
  ["Members earn S-212 chainsaw certification.", "SAW:given"],
  ["Minimum certifications: WFA and CPR", "WFA:required"],
  ["Naturalists will also receive lifeguard and CPR certifications.", "CPR:given"],
  ["Certified in CPR, or ability to obtain within a month of hire", "CPR:required"],
])("readCertifications reads %s as %s", (text, value) => {
  expect(valuesIn(readCertifications, text)).toContain(value);
});

test.each([
  "If you have a belay certification provided by a gym, tell us.",
  "Certifications such as lifeguard or WFR are useful.",
  "Knowledge of wilderness first aid.",
  "Provide first aid to guests.",
  "Duties\n- Administer first aid and CPR as needed",
  "No WFR is required.",
  "WFR is not required.",
  "Experience with chainsaws is required.",
  "Any certifications you hold, for example WFR or EMT",
  "Familiar with Leave No Trace",
  "Lifeguards wanted for the pool",
  "CPR & first aid (can be obtained after hire)",
  "Willingness to attend trainings, which may include WFR.",
  "All our instructors are WFR certified, so you are in good hands.",
  "What we offer\n\n# Certifications\n\n- Wilderness First Aid",
  "Most of our guides hold a USCG captain's license.",
  "You have been qualified as a Prescribed Burn Boss or as a Task Force Leader.",
  "He is a certified EMT who founded the school.",
  "Applicants with WFR earn a higher wage.",
  "Additional pay for CDL drivers",
  "Avalanche safety training is held every Monday.",
  "You do not need to be WFR certified.",
  "Requirements:\n- Rope rescue, first aid and CPR are taught during training.",
  "Requirements:\n- CPR, taught in staff week",
  "CPR training will be provided during staff training.",
])("readCertifications reads nothing in: %s", (text) => {
  expect(valuesIn(readCertifications, text)).toEqual([]);
});

test.each([
  ["Current WFR certification required.", undefined],
  ["Preferred qualifications:\n- Wilderness First Aid", undefined],
  ["Class A CDL may be required for some positions.", true],
  ["WFR required", undefined],
  ["WFA or higher required", undefined],
  ["WFR for trip leaders", true],
  ["Trip leaders must be WFR certified.", true],
  ["CPR certified", true],
])("readCertifications is unsure of %s: %s", (text, isUnsure) => {
  expect(factsIn(readCertifications, text).map((fact) => fact.isUnsure)).toEqual([isUnsure]);
});

test("readCertifications is unsure of each certificate of which one is enough", () => {
  const facts = factsIn(readCertifications, "Must hold a current WFR or EMT certification.");
  expect(facts.map(({ isUnsure }) => isUnsure)).toEqual([true, true]);
});
