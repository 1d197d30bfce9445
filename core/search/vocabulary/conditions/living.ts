import type { ConditionWords } from "#core/search/vocabulary/conditions/condition.ts";
import { phrases } from "#core/search/vocabulary/phrases.ts";

export const living: readonly ConditionWords[] = [
  {
    condition: "backcountry",
    inPhrases: true,
    words: phrases(
      "backcountry camping, backcountry hitches, backpacking into work, camp in the backcountry, camp out, camp with crew, camping every night, camping in the field, camping job, camping out, live in a tent, living in a tent, sleep in a tent, sleep in tents, sleep outside, sleeping outside, spike camp, spike camps, tent camping, tent life, tent living",
    ),
    texts: phrases(
      "backcountry camping is required, camp at project sites, camp at the work site, camp during hitches, camp each night, camp for extended periods, camp in remote locations, camp in tents, camping for multiple nights, camping in backcountry settings, camping in primitive conditions, camping in the field required, camping near the project site, camping while on hitch, camping while on project, carry a heavy pack overnight, crew camps together, extended backcountry travel, frontcountry camping, living and working outdoors, living in tents, multi day backcountry hitches, nights in the field, overnight backcountry trips, primitive camping conditions, project locations require camping, provide their own tent, sleep in a tent nightly, sleep in personal tents, sleeping in tents, spike camping, tents and camp stoves provided, work and camp outdoors",
    ),
  },
  {
    condition: "couples",
    inPhrases: true,
    words: phrases(
      "as a couple, both of us, couple, couple housing, couple jobs, couple positions, couples, couples housing, couples jobs, couples position, couples positions, couples welcome, for 2 people, for a couple, for couple, for couples, for my husband and me, for my wife and me, for two people, friends welcome, hire couples, hires couples, hiring couples, housing for couples, husband and wife, husband and wife team, jobs for couples, married couple, me and a friend, me and my boyfriend, me and my friend, me and my girlfriend, me and my husband, me and my partner, me and my wife, my boyfriend and i, my girlfriend and i, my husband and i, my partner and i, my wife and i, spouse, team couple, together with my partner, two friends, with a friend, with a partner, with friends, with husband, with my best friend, with my boyfriend, with my fiance, with my friend, with my girlfriend, with my husband, with my partner, with my significant other, with my spouse, with my wife, with partner, with significant other, with spouse, with wife, work couple, work with my boyfriend, work with my girlfriend, work with my husband, work with my partner, work with my spouse, work with my wife",
    ),
    texts: phrases(
      "both members of couple, both partners must work, caretaker couple, couples are considered, couples are encouraged, couples are welcome, couples considered, couples encouraged to apply, couples housing may be, couples may be accommodated, couples preferred, estate couple, hire couples and friends, ideal for a couple, ideal for couples, limited couples housing available, management couple, married couples, perfect for a couple, position for a couple, positions for couples, positions for couples available, retired couple, room for two people, shared room for couples, spouses may be hired, suitable for a couple, we accept couples, we welcome couples, work camper couple, work camping couple",
    ),
  },
  {
    condition: "families",
    inPhrases: true,
    words: phrases(
      "bring kids, bring my children, bring my daughter, bring my family, bring my kids, bring my son, can bring my family, families welcome, family can live, family lives, family welcome, for families, jobs for families, kids allowed, kids can come, kids welcome, live with my family, my kids can live, single mom, single mother, single parent, with a family, with family, with my children, with my daughter, with my family, with my kids, with my son, with my toddler, with our kids",
    ),
    texts: phrases(
      "bring your family, camp tuition discount, camperships for staff children, children are welcome to live, children of staff attend, dependents are welcome, families are welcome, families may live on site, family accommodations, family housing available, family housing is available, family members are welcome, family members may reside, housing for dependents, housing for families, housing for spouse and children, housing suitable for families, kids attend camp free, on site childcare for staff, reduced camp tuition for children, staff children attend free, staff families are welcome, staff kids are welcome, staff with families, suitable for a family, your family is welcome",
    ),
  },
  {
    condition: "housing",
    words: phrases(
      "accommodation, accommodation provided, accommodations, accommodations provided, accomodation, accomodations, apartment included, apartment provided, barracks, bunk house, bunkhouse, bunkhouse housing, bunkhouses, cabin included, cabin provided, cheap housing, comes with housing, company housing, crew house, crew housing, crew quarters, dorm, dorm housing, dorm living, dorm room, dorm rooms, dorm style, dormitory, dorms, employee accommodation, employee dorm, employee dorms, employee housing, employee lodging, employer housing, employer provided housing, family housing, field housing, field station housing, food and housing, free accommodation, free housing, free lodging, free room, free room and board, furnished housing, government housing, help with housing, house provided, housing, housing allowance, housing and food, housing and meals, housing assistance, housing available, housing covered, housing included, housing offered, housing on site, housing paid, housing possible, housing provided, housing stipend, housing supplied, includes housing, live at work, live in, live on location, live on site, live onsite, live there, live where i work, live where you work, lives on site, lodging included, lodging provided, low cost housing, need housing, no rent, offers housing, on site housing, onsite housing, paid housing, park housing, place to live, places to live, provided housing, provides housing, rent free, room and board, room and board included, room included, room provided, seasonal employee housing, seasonal housing, shared cabin, shared housing, somewhere to live, somewhere to stay, staff accommodation, staff cabin, staff dorm, staff dorms, staff housing, staff quarters, stay on site, subsidised housing, subsidized housing, that provide housing, trailer provided, with a place to live, with a room, with accommodation, with accommodations, with bunkhouse, with cabin, with dorm, with employee housing, with free housing, with housing, with lodging, with room and board, with shared housing, with somewhere to live, with staff accommodation, with staff housing, worker housing, yurt housing",
    ),
    texts: phrases(
      "accommodation is included, accommodation is provided, accommodations are available, accommodations provided on site, bed in a bunkhouse, bunk room in shared cabin, bunk style housing, bunkhouse accommodations, bunkhouse is provided, cabin housing is available, dorm housing is available, dorm style accommodations, dorm style housing, dormitory housing, dormitory style living, employee housing is available, employee housing on site, field house is provided, field housing is provided, free shared housing, furnished apartment, furnished apartment is provided, furnished housing is available, furnished housing provided, furnished room available, government housing is available, housing and utilities provided, housing at a nominal fee, housing available for seasonals, housing available on site, housing cost is deducted, housing costs are covered, housing deducted from paycheck, housing for a fee, housing is available, housing is included, housing is offered, housing is provided, housing may be available, housing options available, housing provided at no cost, housing stipend is provided, housing will be provided, limited employee housing available, limited housing is available, live on the property, living quarters are provided, lodging is included, lodging is provided, low cost employee housing, on property housing, on site housing available, onsite housing is available, park housing is available, payroll deduction for housing, private cabin provided, provide room and board, rent is deducted, rent is subsidized, room and board provided, room in shared house, rustic cabin with electricity, seasonal housing is available, shared apartment is provided, shared bunkhouse, shared cabin with bunk, shared cabins, shared dorm style rooms, shared house near the office, shared housing is available, shared housing provided, single rooms with shared bath, staff accommodations, staff cabins, staff housing available, staff live on site, staff lodging, staff village with cabins, stay in field station housing, subsidized employee housing, subsidized housing is available, wall tent housing, we offer staff housing, we provide housing, yurt accommodations",
    ),
  },
  {
    condition: "internet",
    words: phrases(
      "cell coverage, cell phone service, cell reception, cell service, decent internet, fast internet, fiber internet, good cell service, good internet, good reception, good wifi, has internet, has wifi, high speed internet, internet, internet access, mobile service, phone service, reliable internet, reliable wifi, starlink, wi fi, wifi, wifi included, wireless internet, with cell service, with internet, with wifi, working internet",
    ),
    texts: phrases(
      "cell service is available, cell service on site, complimentary wifi, free wi fi, free wifi in housing, good cell coverage on property, high speed internet available, internet access in employee housing, internet access is provided, internet and laundry on site, internet in staff housing, internet is available, internet is included, internet is provided, limited internet is available, satellite internet, starlink internet is available, utilities and internet included, verizon cell service, wi fi is available, wifi and laundry, wifi available in common areas, wifi in staff housing, wifi is available, wifi is included, wifi is provided",
    ),
  },
  {
    condition: "meals",
    inPhrases: true,
    words: phrases(
      "3 meals a day, all food included, all meals, board included, board provided, breakfast included, catered meals, comp meals, discounted meals, edr meals, employee meal, employee meal plan, employee meals, family meal, feed you, feeds you, food allowance, food and lodging, food covered, food included, food on hitch, food paid, food provided, food stipend, free breakfast, free dinner, free food, free groceries, free lunch, free meals, free shift meals, grocery stipend, half price meals, lunch included, lunch provided, meal discount, meal discounts, meal included, meal plan, meal stipend, meals, meals covered, meals included, meals on shift, meals provided, shift meal, shift meals, staff meals, three meals a day, two meals a day, with board, with food, with free food, with meal plan, with meals",
    ),
    texts: phrases(
      "all food is provided, all meals are included, all meals are provided, breakfast and lunch provided, breakfast lunch and dinner, catered by our chef, crew meals are provided, discounted employee meals, employee dining room meals, employee meal program, employee meals are provided, family style meals with guests, field food is provided, food and lodging provided, food is included, food is provided on hitch, food is provided while, food provided on hitch, food stipend is provided, free employee meals, free lunch every shift, free meal each shift, free meals during shifts, free shift meal, groceries are provided, meal allowance is provided, meal per shift, meal plan available, meal plan is included, meal provided each shift, meals and lodging, meals are included, meals are provided, meals at employee dining room, meals at no cost, meals in the field provided, meals on working days, meals provided during camp, meals while working, provide meals, provided meals, provides food, room and board, room and meals, shared crew meals, staff meal daily, staff meals every day, three meals per day, we provide all meals",
    ),
  },
  {
    condition: "pets",
    inPhrases: true,
    words: phrases(
      "accept pets, accepts dogs, accepts pets, allow a dog, allow dogs, allow pets, allows dogs, allows pets, bring a cat, bring a dog, bring dog, bring my cat, bring my dog, bring my pet, bring pet, bring pets, bring your dog, bring your pet, can have a dog, can have dogs, can have pets, cat friendly, cat ok, cats allowed, cats ok, dog allowed, dog friendly, dog friendly housing, dog ok, dogs allowed, dogs are ok, dogs at work, dogs ok, dogs welcome, have a dog, housing with dog, live with my dog, my dog, pet allowed, pet friendly, pet friendly housing, pet ok, pets, pets allowed, pets considered, pets friendly, pets ok, pets welcome, take my dog, travel with my dog, with a cat, with a dog, with big dog, with cat, with dog, with large dog, with my cat, with my dog, with my dogs, with my pet, with my pets, with pet, with pets, with puppy, with two dogs, work with my dog",
    ),
    texts: phrases(
      "bring your dog to work, cats and dogs are welcome, cats are allowed, dog friendly campus, dog friendly environment, dog friendly office, dog friendly workplace, dogs are allowed, dogs are welcome, dogs considered case by case, dogs in the office, dogs may be allowed, dogs welcome at the office, one pet is allowed, pet deposit is required, pet friendly housing is available, pet friendly property, pets are allowed, pets are considered, pets are ok, pets are permitted, pets are welcome, pets may be allowed, pets may be considered, pets negotiable, pets on approval, pets with prior approval, small pets are allowed, two pets allowed, up to two pets, well behaved dogs are welcome, well behaved pets, well behaved pets are allowed",
    ),
  },
  {
    condition: "private-room",
    inPhrases: true,
    words: phrases(
      "alone in a room, don t share a room, dont want roommates, have my own room, individual room, individual rooms, my own apartment, my own bathroom, my own bedroom, my own cabin, my own place, my own room, no roommate, no roommates, no shared room, not share a room, own apartment, own bathroom, own bedroom, own cabin, own house, own room, private apartment, private bath, private bathroom, private bedroom, private cabin, private cabins, private dorm, private housing, private room, private rooms, private tent, single bedroom, single housing, single occupancy, single room, single rooms, studio apartment, without roommates",
    ),
    texts: phrases(
      "a private bedroom is provided, a private room is provided, each employee has own room, each guide has a cabin, individual bedrooms, private accommodations, private bedroom in shared house, private bedrooms, private cabin is provided, private dorm room, private living quarters, private room and bath, private room with shared bath, private rooms are available, private sleeping quarters, private studio apartment, rooms are private, single occupancy room, single occupancy rooms, single rooms are available, your own bedroom, your own cabin, your own living space, your own private room",
    ),
  },
  {
    condition: "rv-site",
    inPhrases: true,
    words: phrases(
      "boondock, boondocking, bring a camper, bring my camper, bring my fifth wheel, bring my motorhome, bring my rv, bring my trailer, bring my van, bring rv, bring your own rv, camper parking, camper site, camper spot, campsite included, campsite provided, electric hookup, electric hookups, fhu, fhu site, fifth wheel, for rvers, free camping, free campsite, free full hookups, free hookups, free rv site, free rv spot, full hook up, full hook ups, full hookup, full hookups, full time rver, full time rvers, has rv sites, have a camper, have an rv, hookups, in my rv, in my van, live in camper, live in my bus, live in my camper, live in my rv, live in my trailer, live in my van, live in our rv, live in rv, live in van, our rv, own rv, park my van, parking for rv, place for my rv, place to park my rv, place to park my van, place to park rv, rv accommodation, rv friendly, rv hook up, rv hookup, rv hookups, rv housing, rv life, rv living, rv lot, rv ok, rv pad, rv parking, rv required, rv site, rv site included, rv site provided, rv sites, rv space, rv spaces, rv spot, rv spots, rvers, site for rv, site included, site with full hookups, site with hookups, skoolie, sleep in my van, trailer hookups, trailer pad, trailer parking, trailer space, trailer spot, van dweller, van dwellers, van dwelling, van friendly, van life, van lifer, van lifers, van parking, vanlife, vanlifers, with a camper, with a fifth wheel, with a van, with an rv, with camper, with camper van, with fhu, with full hookups, with hookups, with motorhome, with my camper, with my fifth wheel, with my motorhome, with my rv, with my skoolie, with my van, with our rv, with rv, with rv site, with rv spot, with trailer, with van, work camping, work kamping, workampers, workamping, workcampers, workcamping, workkamping",
    ),
    texts: phrases(
      "30 50 amp, 50 amp, bring your own camper, campsite in exchange, campsite is provided, campsite with full hookups, campsite with hookups, electric and water hookups, electric hookup provided, free campsite with hookups, free fhu site, free full hookup site, free site with hookups, full hook up site, full hookup site, full hookup site is provided, full hookups are provided, hookups for your rv, host site with hookups, must have own camper, must have own rv, must have self contained rv, must have your own rv, own self contained rv, park your rv or van, parking for your van, rv hookups are available, rv pad with utilities, rv site is provided, rv site with full hookups, rv sites are available, rv sites with hookups, rv space is available, rv spots are available, self contained rv required, self contained unit, site in exchange for hours, site plus wages, site with electric and water, space for rv or trailer, trailer pad is available, trailer spaces with hookups, volunteer rv pad, volunteer rv site, water sewer and electric provided",
    ),
  },
];
