export const snow = {
  avalanche: "avalanche forecaster, mountain meteorologist, ski patrol, snow safety, snow science",
  "avalanche forecaster": "mountain meteorologist, ski patrol, snow scientist, weather forecaster",
  "boot fitter": "footwear fitter, rental technician, ski shop, ski tech",
  chairlift: "gondola, lift mechanic, lift operator",
  gondola: "lift mechanic, lift operator, tram",
  lift: "chairlift, gondola, lift electrician, lift mechanic, lift operator, tram",
  "lift electrician": "electrician, lift mechanic",
  "lift mechanic": "gondola mechanic, lift electrician, lift operator, ropeway",
  "lift operator":
    "alpine coaster attendant, gondola, lift electrician, lift mechanic, lift supervisor, ticket checker, tubing",
  "mountain host": "ambassador, guest services, visitor services",
  "mountain operations": "lift operator, snow groomer, snowmaker, terrain park, trail crew",
  nordic: "nordic center, ski instructor, snowshoe, trail groomer",
  "race coach": "dry slope coach, ski coach, ski instructor, ski team",
  ski: "avalanche, boot fitter, lift attendant, lift operator, mountain resort, nordic, ski patrol, ski tech, snow groomer, snowboard, snowmaker, snowsports",
  "ski bum": "lift operator, ski, ski resort, ski tech, snowmaker, snowsports, ticket office",
  "ski guide": "avalanche instructor, cat ski, heli ski, ski instructor, ski mountaineering guide",
  "ski instructor":
    "adaptive ski, dry slope coach, nordic ski instructor, race coach, ski field instructor, ski school, snowboard instructor, snowsports",
  "ski mountaineering": "ski guide, ski mountaineering guide",
  "ski patrol":
    "avalanche dog, avalanche forecaster, bike patrol, emt, mountain safety, patrol director, snow safety",
  "ski resort":
    "avalanche, lift mechanic, lift operator, mountain host, mountain operations, rental technician, resort electrician, ski instructor, ski patrol, snow groomer, snowboard instructor, snowmaker, snowsports, terrain park, ticket office, vehicle shop mechanic",
  "ski school": "childcare, ski instructor, snowboard instructor, snowsports, snowsports school supervisor",
  "ski shop": "boot fitter, climbing shop, rental shop, retail associate, ski tech",
  "ski tech":
    "bike mechanic, boot fitter, gear technician, rental attendant, repair technician, ski shop, snowboard tech",
  snow: "avalanche, lift operator, nordic, ski, snow groomer, snow plow, snowboard, snowmaker, snowmobile, winter",
  "snow groomer": "snow plow, snowmaker, terrain park",
  "snow removal": "equipment operator, groundskeeper",
  snowboard: "lift operator, ski, snowboard instructor, snowsports, terrain park",
  "snowboard instructor":
    "dry slope coach, ski instructor, ski school, snow sports school, snowsports instructor",
  snowmaker: "mountain operations, snow groomer",
  snowshoe: "nordic, snowshoe guide, winter guide",
  snowsport: "ski, ski instructor, ski school, snowboard, snowboard instructor",
  "terrain park": "bike park, park builder, snow groomer, snowmaker",
  "ticket office": "box office, cashier, fee collector, guest services, reservations",
};
