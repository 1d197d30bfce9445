export const snow = {
  "alpine coaster": "amusement attendant, ride operator, zip line",
  avalanche: "avalanche forecaster, mountain meteorologist, ski patrol, snow safety, snow science",
  "avalanche dog": "dog handler, ski patrol",
  "avalanche forecaster": "mountain meteorologist, ski patrol, snow scientist, weather forecaster",
  "boot fitter": "footwear fitter, rental technician, ski shop, ski tech",
  chairlift: "gondola, lift mechanic, lift operator",
  "chalet host": "cook, hotel, housekeeper, server",
  gondola: "lift mechanic, lift operator, tram",
  "holiday rep": "concierge, guest services, tour guide",
  "ice climbing": "climbing guide, mountain guide",
  lift: "chairlift, gondola, lift electrician, lift mechanic, lift operator, tram",
  "lift electrician": "electrician, lift mechanic",
  "lift mechanic":
    "diesel mechanic, electrician, lift electrician, maintenance mechanic, millwright, rigger, rope splicer, ropeway, welder",
  "lift operator":
    "alpine coaster attendant, cable car, gondola, lift mechanic, lift supervisor, mountain operations, ski patrol, snow sports, ticket scanner, tubing, zip line",
  "lift supervisor": "lift mechanic, lift operator, mountain operations manager",
  "mountain host": "ambassador, guest services, visitor services",
  "mountain operations":
    "base area, lift mechanic, lift operator, snow groomer, snow removal, snowmaker, terrain park, trail crew, vehicle maintenance, zip line",
  nordic: "nordic center, ski instructor, snowshoe, trail groomer",
  "nordic instructor": "nordic, ski instructor",
  "patrol director": "mountain manager, risk manager, ski patrol",
  "patrol dispatcher": "dispatcher, ski patrol",
  "race coach": "dry slope coach, ski coach, ski instructor, ski team",
  "resort operations": "facilities, guest services, lift operator, mountain operations",
  ski: "avalanche, boot fitter, lift attendant, lift operator, mountain resort, nordic, ski patrol, ski tech, snow groomer, snowboard, snowmaker, snowsports",
  "ski bum": "lift operator, ski, ski resort, ski tech, snowmaker, snowsports, ticket office",
  "ski bus": "bus driver, shuttle driver, valet",
  "ski guide": "avalanche instructor, cat ski, heli ski, ski instructor",
  "ski instructor":
    "adaptive ski, adaptive sports, children instructor, dry slope coach, nordic ski instructor, race coach, ski field instructor, ski school, snowboard instructor, snowsports, snowsports school supervisor, telemark",
  "ski maker": "composite builder, manufacturing, ski tech",
  "ski mountaineering": "ski guide, ski mountaineering guide",
  "ski patrol":
    "avalanche, avalanche dog, avalanche forecaster, bike patrol, emt, mountain dispatch, mountain safety, mountain safety patrol, paramedic, patrol director, search and rescue, snow ranger, snow safety",
  "ski resort":
    "avalanche, lift mechanic, lift operator, mountain host, mountain operations, rental technician, resort electrician, ski instructor, ski patrol, snow groomer, snowboard instructor, snowmaker, snowsports, terrain park, ticket office, vehicle shop mechanic",
  "ski school":
    "childcare, kids club, lesson, nanny, ski instructor, ski school desk, ski school manager, snowboard instructor, snowsports, snowsports school supervisor",
  "ski school desk": "guest services, reservations, ticket office",
  "ski school manager": "ski instructor, snowsports supervisor",
  "ski shop": "boot fitter, climbing shop, rental shop, retail associate, ski tech",
  "ski tech":
    "bench technician, bike mechanic, boot fitter, gear technician, rental attendant, rental manager, repair technician, retail, ski shop, snowboard tech, sporting goods",
  skijor: "dog sled, nordic",
  snow: "avalanche, avalanche dog, cat ski, glaciologist, heli ski, ice rink, lift operator, nordic, ski, ski patrol, sled dog, snow groomer, snow plow, snow ranger, snow science, snow survey, snowboard, snowcoach, snowmaker, snowmobile, snowshoe, tubing, winter",
  "snow groomer": "equipment operator, mountain operations, nordic, snow plow, snowmaker, terrain park",
  "snow removal": "equipment operator, groundskeeper",
  "snow tube": "lift operator, recreation attendant, ski area",
  snowboard: "lift operator, ski, snowboard instructor, snowsports, terrain park",
  "snowboard instructor":
    "dry slope coach, ski instructor, snowsports instructor, snowsports school supervisor",
  "snowcat mechanic": "diesel mechanic, lift mechanic, snowmobile mechanic",
  snowmaker: "equipment operator, lift mechanic, mountain operations, pipefitter, snow groomer, terrain park",
  snowshoe: "nordic, snowshoe guide, winter guide",
  snowsport: "ski, ski instructor, ski school, snowboard, snowboard instructor",
  "terrain park": "bike park, heavy equipment, mountain operations, park builder, snow groomer, snowmaker",
  "ticket office":
    "box office, call center, cashier, fee collector, front desk, guest services, mountain host, parking attendant, reservations, visitor services",
  "mountain safety patrol": "mountain host, ski patrol",
  "hut to hut": "hut keeper, ski guide, trip leader",
};
