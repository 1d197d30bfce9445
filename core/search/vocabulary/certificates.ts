import { phrases } from "./phrases.ts";

/**
 * Alone, one of these is work or a word. Beside work it says what somebody has: a "bus driver CDL" drives, and few titles
 * name the license. `says` holds words of the fact index, best first.
 */
export const certificates: readonly { words: readonly string[]; says?: readonly string[] }[] = [
  {
    words: phrases("aiare, aiare 1, avalanche 1, avalanche level 1, avy 1, avy level 1"),
    says: ["certifications:avy-required", "certifications:avy-preferred"],
  },
  { words: phrases("aasi, amga, psia, psia aasi") },
  { words: phrases("captain license, captains license, uscg license") },
  {
    words: phrases(
      "cdl, cdl license, class a cdl, class b cdl, commercial driver license, commercial drivers license",
    ),
    says: ["certifications:cdl-required", "certifications:cdl-preferred"],
  },
  {
    words: phrases("cpr, cpr and first aid, cpr certified, cpr first aid, first aid, first aid certified"),
    says: ["certifications:cpr-required", "certifications:cpr-preferred"],
  },
  {
    words: phrases("aemt, emt, emt b, emt certified, wemt, wilderness emt"),
    says: ["certifications:emt-required", "certifications:emt-preferred"],
  },
  { words: phrases("leave no trace, lnt, lnt trainer") },
  {
    words: phrases("oec, outdoor emergency care"),
    says: ["certifications:oec-required", "certifications:oec-preferred"],
  },
  {
    words: phrases("red card, red carded, s 130, s 190, s130, s190"),
    says: ["certifications:red-required", "certifications:red-preferred"],
  },
  {
    words: phrases("s 212, s212, saw certification, saw certified, sawyer certified"),
    says: ["certifications:saw-required", "certifications:saw-preferred"],
  },
  { words: phrases("swiftwater, swiftwater rescue, swr") },
];
