import type { ConditionWords } from "#core/search/vocabulary/conditions/condition.ts";
import { phrases } from "#core/search/vocabulary/phrases.ts";

export const living: readonly ConditionWords[] = [
  {
    condition: "backcountry",
    inPhrases: true,
    words: phrases(
      "backcountry camping, camp in the backcountry, camp out, camping job, camping out, live in a tent, sleep in a tent, sleep in tents, sleep outside, sleeping outside, tent camping",
    ),
    texts: phrases(
      "backcountry camping is required, camp at the work site, camp during hitches, camp for extended periods, camp in remote locations, camping in backcountry settings, camping in primitive conditions, camping near the project site, camping while on project, carry a heavy pack overnight, living and working outdoors, multi day backcountry hitches, nights in the field, overnight backcountry trips, primitive camping conditions, project locations require camping, sleep in a tent nightly, tents and camp stoves provided",
    ),
  },
  {
    condition: "couples",
    inPhrases: true,
    words: phrases(
      "as a couple, couple, couple positions, couples, couples welcome, for 2 people, for a couple, for couple, for couples, for two people, friends welcome, husband and wife, husband and wife team, married couple, me and my boyfriend, me and my girlfriend, me and my husband, me and my partner, me and my wife, team couple, two people, with a friend, with husband, with my boyfriend, with my friend, with my girlfriend, with my husband, with my partner, with my spouse, with my wife, with partner, with spouse, with wife, work couple, work with my boyfriend, work with my girlfriend, work with my husband, work with my partner, work with my spouse, work with my wife",
    ),
    texts: phrases(
      "both partners must work, couples are encouraged, couples are welcome, couples encouraged to apply, couples housing may be, couples may be accommodated, hire couples and friends, ideal for a couple, ideal for couples, limited couples housing available, perfect for a couple, position for a couple, positions for couples available, room for two people, shared room for couples, suitable for a couple, we accept couples, we welcome couples",
    ),
  },
  {
    condition: "families",
    inPhrases: true,
    words: phrases(
      "bring kids, bring my family, bring my kids, families welcome, family can live, family lives, family welcome, kids welcome, with a family, with family, with my children, with my family, with my kids, with my son",
    ),
    texts: phrases(
      "children are welcome to live, dependents are welcome, families are welcome, families may live on site, family housing is available, family members may reside, housing for families, housing for spouse and children, housing suitable for families, kids attend camp free, reduced camp tuition for children, staff children attend free, staff families are welcome, staff kids are welcome, suitable for a family, your family is welcome",
    ),
  },
  {
    condition: "housing",
    words: phrases(
      "accommodation, accommodation provided, accommodations, accommodations provided, accomodation, accomodations, bunk house, bunkhouse, cheap housing, company housing, dorm, dormitory, dorms, employee accommodation, employee housing, employer housing, family housing, food and housing, free accommodation, free housing, free lodging, free room, free room and board, government housing, housing, housing allowance, housing and food, housing and meals, housing assistance, housing available, housing covered, housing included, housing offered, housing paid, housing provided, housing stipend, includes housing, live at work, live in, live on location, live on site, live onsite, live there, lives on site, lodging included, lodging provided, low cost housing, onsite housing, park housing, place to live, places to live, provided housing, provides housing, room and board, room and board included, room provided, seasonal housing, shared housing, somewhere to live, staff accommodation, staff cabin, staff housing, stay on site, subsidised housing, subsidized housing, that provide housing, with accommodation, with accommodations, with dorm, with free housing, with housing, with lodging, with room and board, with staff accommodation, with staff housing, worker housing",
    ),
    texts: phrases(
      "accommodation is included, accommodation is provided, accommodations are available, bed in a bunkhouse, bunk room in shared cabin, dorm style accommodations, dorm style housing, dormitory style living, furnished apartment is provided, furnished housing is available, furnished room available, government housing is available, housing at a nominal fee, housing available on site, housing cost is deducted, housing deducted from paycheck, housing for a fee, housing is available, housing is included, housing is offered, housing is provided, housing may be available, housing provided at no cost, housing will be provided, limited employee housing available, limited housing is available, live on the property, living quarters are provided, lodging is included, lodging is provided, low cost employee housing, on site housing available, park housing is available, payroll deduction for housing, private cabin provided, provide room and board, rent is deducted, rent is subsidized, room and board provided, rustic cabin with electricity, shared apartment is provided, shared cabin with bunk, shared dorm style rooms, shared house near the office, shared housing is available, single rooms with shared bath, staff live on site, staff village with cabins, stay in field station housing, subsidized housing is available, we offer staff housing, we provide housing",
    ),
  },
  {
    condition: "internet",
    words: phrases(
      "cell reception, cell service, fast internet, good cell service, good internet, good wifi, high speed internet, internet, internet access, phone service, starlink, wi fi, wifi, with cell service, with internet, with wifi",
    ),
    texts: phrases(
      "cell service is available, cell service on site, free wifi in housing, good cell coverage on property, high speed internet available, internet access in employee housing, internet access is provided, internet and laundry on site, internet in staff housing, starlink internet is available, utilities and internet included, wi fi is available, wifi available in common areas, wifi in staff housing, wifi is available",
    ),
  },
  {
    condition: "meals",
    inPhrases: true,
    words: phrases(
      "all meals, board included, employee meals, food allowance, food included, food paid, food provided, food stipend, free food, free lunch, free meals, free shift meals, meal plan, meal stipend, meals, meals included, meals provided, shift meal, shift meals, staff meals, three meals a day, with food, with free food, with meals",
    ),
    texts: phrases(
      "all food is provided, all meals are included, all meals are provided, catered by our chef, discounted employee meals, employee dining room meals, family style meals with guests, field food is provided, food is provided on hitch, food is provided while, food stipend is provided, free lunch every shift, free meals during shifts, groceries are provided, meal allowance is provided, meal per shift, meals are included, meals are provided, meals at employee dining room, meals at no cost, meals in the field provided, meals on working days, staff meals every day, three meals per day, we provide all meals",
    ),
  },
  {
    condition: "pets",
    inPhrases: true,
    words: phrases(
      "allow dogs, allow pets, allows dogs, allows pets, bring a cat, bring a dog, bring dog, bring my cat, bring my dog, bring my pet, bring pet, bring pets, bring your dog, cat friendly, cats allowed, dog allowed, dog friendly, dog ok, dogs allowed, dogs at work, dogs ok, dogs welcome, have a dog, pet friendly, pet ok, pets, pets allowed, pets ok, pets welcome, take my dog, with a cat, with a dog, with cat, with dog, with my cat, with my dog, with my dogs, with my pet, with my pets, with pet, with pets, work with my dog",
    ),
    texts: phrases(
      "bring your dog to work, cats and dogs are welcome, dog friendly office, dog friendly workplace, dogs are allowed, dogs are welcome, dogs considered case by case, dogs welcome at the office, one pet is allowed, pet deposit is required, pet friendly housing is available, pets are allowed, pets are considered, pets are permitted, pets are welcome, pets on approval, pets with prior approval, small pets are allowed, well behaved dogs are welcome, well behaved pets are allowed",
    ),
  },
  {
    condition: "private-room",
    inPhrases: true,
    words: phrases(
      "my own bedroom, my own place, my own room, no roommate, no roommates, own apartment, own bathroom, own bedroom, own cabin, own room, private apartment, private bedroom, private cabin, private housing, private room, private rooms, single occupancy, single room, single rooms",
    ),
    texts: phrases(
      "a private bedroom is provided, a private room is provided, each employee has own room, each guide has a cabin, private bedroom in shared house, private cabin is provided, private room and bath, private room with shared bath, private rooms are available, private studio apartment, single occupancy room, single rooms are available, your own bedroom, your own cabin, your own private room",
    ),
  },
  {
    condition: "rv-site",
    inPhrases: true,
    words: phrases(
      "bring a camper, bring my camper, bring my rv, bring my trailer, bring my van, bring rv, bring your own rv, camper site, camper spot, for rvers, free campsite, free hookups, free rv site, full hook up, full hook ups, full hookup, full hookups, have a camper, have an rv, live in my rv, live in my van, live in rv, live in van, park my van, place for my rv, place to park rv, rv accommodation, rv friendly, rv hook up, rv hookup, rv hookups, rv housing, rv lot, rv pad, rv parking, rv site, rv site included, rv site provided, rv sites, rv space, rv spaces, rv spot, rv spots, rvers, site for rv, site included, site with hookups, trailer pad, trailer site, trailer space, trailer spot, van life, van lifers, vanlife, vanlifers, with an rv, with camper, with hookups, with my camper, with my rv, with my van, with rv, with rv site, with rv spot, with trailer, work camping, work kamping, workamping, workcamping, workkamping",
    ),
    texts: phrases(
      "bring your own camper, campsite with full hookups, electric and water hookups, free full hookup site, free site with hookups, full hookup site is provided, full hookups are provided, hookups for your rv, must have own rv, must have self contained rv, park your rv or van, parking for your van, rv hookups are available, rv pad with utilities, rv site is provided, rv site with full hookups, rv sites are available, rv sites with hookups, rv space is available, rv spots are available, self contained rv required, site in exchange for hours, site with electric and water, space for rv or trailer, trailer pad is available, trailer spaces with hookups, water sewer and electric provided",
    ),
  },
];
