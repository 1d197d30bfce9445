import { phrases } from "./phrases.ts";

/**
 * Alone, one of these is work or a word. Beside work it says what somebody has: a "bus driver CDL" drives, and few titles
 * name the license. `says` holds words of the fact index, best first.
 */
export const certificates: readonly { words: readonly string[]; says?: readonly string[] }[] = [
  {
    words: phrases(
      "aiare, aiare 1, aiare 2, aiare pro, avalanche 1, avalanche 2, avalanche certification, avalanche certified, avalanche level 1, avalanche level 2, avalanche rescue, avy 1, avy 2, avy cert, avy level 1, avy level 2, pro 1, pro 2",
    ),
    says: ["certifications:avy-required", "certifications:avy-preferred"],
  },
  {
    words: phrases(
      "aasi, aasi level 1, amga, amga certified, basi, basi level 1, basi level 2, csia, ifmga, nzsia, pcia, psia, psia aasi, psia certified, psia level 1, psia level 2, psia level 3",
    ),
  },
  { words: phrases("bica, bike instructor certification, gbi, imba icp, nica certified, pmbia") },
  { words: phrases("aca certification, aca certified, aca level 4, british canoeing, paddle canada") },
  {
    words: phrases(
      "100 ton, 100 ton license, 100 ton master, 25 ton, 25 ton license, 50 ton, 50 ton license, 6 pack license, captain license, captain s license, captains license, coast guard license, master license, merchant mariner credential, oupv, six pack, six pack license, stcw, twic, twic card, uscg captain, uscg license, uscg master",
    ),
  },
  {
    words: phrases(
      "air brakes, cdl, cdl a, cdl b, cdl class a, cdl class b, cdl license, cdl p, class a cdl, class a license, class b cdl, class b license, commercial driver license, commercial driver s license, commercial drivers license, passenger endorsement, s endorsement",
    ),
    says: ["certifications:cdl-required", "certifications:cdl-preferred"],
  },
  {
    words: phrases(
      "aed, basic life support, bls, bls certified, cpr, cpr aed, cpr and first aid, cpr cert, cpr certification, cpr certified, cpr first aid, first aid, first aid and cpr, first aid certified, first aid cpr",
    ),
    says: ["certifications:cpr-required", "certifications:cpr-preferred"],
  },
  {
    words: phrases(
      "aemt, emt, emt a, emt b, emt basic, emt cert, emt certification, emt certified, emt license, emt p, nremt, nremt b, w emt, wemt, wemt b, wilderness emt",
    ),
    says: ["certifications:emt-required", "certifications:emt-preferred"],
  },
  {
    words: phrases(
      "alcohol server, food handler, food handlers, food handlers card, food handlers permit, food manager certification, food safety, food safety certified, rbs, serv safe, servsafe, tips certified",
    ),
    says: ["certifications:food-required", "certifications:food-preferred"],
  },
  {
    words: phrases("hunting guide license, maine guide license, registered maine guide"),
  },
  { words: phrases("cig, master naturalist, nai certified") },
  { words: phrases("isa certification, isa certified, tcia, traq, tree risk assessment") },
  {
    words: phrases(
      "leave no trace, leave no trace master educator, lnt, lnt certified, lnt master educator, lnt trained, lnt trainer",
    ),
  },
  {
    words: phrases(
      "lifeguard cert, lifeguard certification, lifeguard certified, lifeguard training, red cross lifeguard, waterfront lifeguard certification",
    ),
    says: ["certifications:lg-required", "certifications:lg-preferred"],
  },
  {
    words: phrases(
      "emergency oxygen, o2 administration, o2 provider, oxygen administration, oxygen provider",
    ),
    says: ["certifications:o2-required", "certifications:o2-preferred"],
  },
  {
    words: phrases("oec, oec certified, outdoor emergency care"),
    says: ["certifications:oec-required", "certifications:oec-preferred"],
  },
  {
    words: phrases(
      "forklift certification, forklift certified, hazwoper, hazwoper 40, osha 10, osha 30, powered industrial truck",
    ),
  },
  {
    words: phrases("drone license, faa part 107, part 107, remote pilot certificate, remote pilot license"),
  },
  {
    words: phrases(
      "applicator license, certified applicator, certified pesticide applicator, herbicide license, pesticide applicator license, pesticide certification, pesticide license, qac, qal, spray license",
    ),
    says: ["certifications:pest-required", "certifications:pest-preferred"],
  },
  {
    words: phrases(
      "fft1 qualified, fft2 qualified, guard school, incident qualification card, iqcs, l 180, l180, pack test, red card, red carded, redcard, s 130, s 131, s 190, s 230, s 290, s130, s131, s190, s230, s290, work capacity test",
    ),
    says: ["certifications:red-required", "certifications:red-preferred"],
  },
  {
    words: phrases(
      "acct, acct certified, acct level 1, acct level 2, belay certified, challenge course certification, ropes course certified",
    ),
  },
  {
    words: phrases(
      "chainsaw cert, chainsaw certification, chainsaw certified, crosscut certified, s 212, s212, saw cert, saw certification, saw certified, sawyer certification, sawyer certified",
    ),
    says: ["certifications:saw-required", "certifications:saw-preferred"],
  },
  {
    words: phrases(
      "aaus, dive certified, naui, open water certified, padi, padi certified, rescue diver, scuba certification, scuba certified",
    ),
  },
  {
    words: phrases(
      "srt, swift water rescue, swiftwater, swiftwater certified, swiftwater rescue, swiftwater rescue technician, swr, whitewater rescue technician",
    ),
  },
  { words: phrases("teaching certificate, teaching certification, teaching credential, teaching license") },
];
