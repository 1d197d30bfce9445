import { phrases } from "./phrases.ts";

/**
 * Alone, one of these is work or a word. Beside work it says what somebody has: a "bus driver CDL" drives, and few titles
 * name the license. `says` holds words of the fact index, best first.
 */
export const certificates: readonly { words: readonly string[]; says?: readonly string[] }[] = [
  {
    words: phrases(
      "aiare, aiare 1, aiare 2, aiare pro, amga avalanche, avalanche 1, avalanche 2, avalanche certification, avalanche certified, avalanche level 1, avalanche level 2, avalanche pro 1, avalanche rescue, avy 1, avy 2, avy cert, avy level 1, avy level 2, itc avalanche, pro 1, pro 2",
    ),
    says: ["certifications:avy-required", "certifications:avy-preferred"],
  },
  {
    words: phrases(
      "aasi, aasi level 1, acmg certified, amga, amga certified, amga rock guide, amga ski guide, amga spi, basi, basi level 1, basi level 2, csia, csia level 2, ifmga, ifmga certified, nzsia, pcia, psia, psia aasi, psia cert, psia certified, psia level 1, psia level 2, psia level 3, spi certified",
    ),
  },
  {
    words: phrases(
      "bica, bike instructor certification, gbi, imba icp, nica certified, pmbia, pmbia certified, pmbia level 1, ubi certified",
    ),
  },
  {
    words: phrases(
      "aca certification, aca certified, aca instructor, aca level 2, aca level 3, aca level 4, british canoeing, paddle canada",
    ),
  },
  {
    words: phrases(
      "100 ton, 100 ton license, 100 ton master, 200 ton, 200 ton master, 25 ton, 25 ton license, 50 ton, 50 ton license, 6 pack license, captain license, captain s license, captains license, coast guard license, launch tender license, master license, mate license, merchant mariner credential, mmc card, oupv, six pack, six pack license, stcw, twic, twic card, uscg captain, uscg license, uscg master",
    ),
  },
  {
    words: phrases(
      "air brake endorsement, air brakes, cdl, cdl a, cdl b, cdl class a, cdl class b, cdl class c, cdl license, cdl p, cdl passenger, cdl permit, class a cdl, class a license, class b cdl, class b license, class c cdl, commercial driver license, commercial driver s license, commercial drivers license, hazmat endorsement, p endorsement, passenger endorsement, s endorsement, tanker endorsement",
    ),
    says: ["certifications:cdl-required", "certifications:cdl-preferred"],
  },
  {
    words: phrases(
      "aed, basic life support, bls, bls certified, cpr, cpr aed, cpr and first aid, cpr card, cpr cert, cpr certification, cpr certified, cpr first aid, first aid, first aid and cpr, first aid card, first aid cert, first aid certified, first aid cpr",
    ),
    says: ["certifications:cpr-required", "certifications:cpr-preferred"],
  },
  {
    words: phrases(
      "aemt, emt, emt a, emt b, emt basic, emt cert, emt certification, emt certified, emt intermediate, emt license, emt p, emt w, nremt, nremt b, nremt certified, paramedic license, w emt, wemt, wemt b, wilderness emt",
    ),
    says: ["certifications:emt-required", "certifications:emt-preferred"],
  },
  {
    words: phrases(
      "alcohol permit, alcohol server, food handler, food handler card, food handlers, food handlers card, food handlers permit, food manager certification, food safety, food safety certified, liquor license, mast permit, olcc, rbs, serv safe, servsafe, tabc, tips certified",
    ),
    says: ["certifications:food-required", "certifications:food-preferred"],
  },
  {
    words: phrases("hunting guide license, maine guide license, registered maine guide"),
  },
  {
    words: phrases(
      "certified interpretive guide, certified interpretive host, cig, master naturalist, nai certification, nai certified",
    ),
  },
  { words: phrases("isa certification, isa certified, tcia, traq, tree risk assessment") },
  {
    words: phrases(
      "leave no trace, leave no trace master educator, lnt, lnt certified, lnt master educator, lnt trained, lnt trainer",
    ),
  },
  {
    words: phrases(
      "bsa lifeguard, ellis certified, ellis lifeguard, lifeguard cert, lifeguard certification, lifeguard certified, lifeguard training, lifeguarding certification, red cross lifeguard, starguard, usla, waterfront lifeguard certification",
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
      "applicator license, certified applicator, certified pesticide applicator, commercial applicator license, herbicide certified, herbicide license, pesticide applicator license, pesticide applicators license, pesticide certification, pesticide license, qac, qal, spray license",
    ),
    says: ["certifications:pest-required", "certifications:pest-preferred"],
  },
  {
    words: phrases(
      "annual refresher, basic 32, fft1 qualified, fft2 qualified, firefighter type 2, guard school, ics 100, incident qualification card, iqcs, is 700, l 180, l180, pack test, red card, red carded, redcard, rt 130, s 130, s 131, s 190, s 211, s 219, s 230, s 290, s130, s131, s190, s230, s290, work capacity test",
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
      "a faller, b faller, chainsaw cert, chainsaw certification, chainsaw certified, chainsaw experience, chainsaw training, crosscut certified, s 212, s212, saw card, saw cert, saw certification, saw certified, sawyer certification, sawyer certified, usfs sawyer",
    ),
    says: ["certifications:saw-required", "certifications:saw-preferred"],
  },
  {
    words: phrases(
      "aaus, aaus certified, advanced open water, dive certified, naui, nitrox, open water certified, padi, padi certified, rescue diver, scuba certification, scuba certified",
    ),
  },
  {
    words: phrases(
      "aca swiftwater, rescue 3, rescue 3 certified, srt, srt 1, srt certified, swift water rescue, swiftwater, swiftwater certified, swiftwater rescue, swiftwater rescue technician, swr, swr certified, whitewater rescue technician",
    ),
  },
  {
    words: phrases(
      "certified teacher, teacher certification, teaching cert, teaching certificate, teaching certification, teaching credential, teaching degree, teaching license",
    ),
  },
];
