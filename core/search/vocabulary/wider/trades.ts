export const trades = {
  "aircraft mechanic": "airplane, aviation, helicopter",
  "audio visual": "events, media specialist",
  "auto mechanic": "diesel mechanic, heavy mobile equipment, small engine mechanic, vehicle technician",
  aviation:
    "aerial applicator, air attack, aircraft, aircraft mechanic, airport, airtanker, drone, flight, helicopter, helicopter manager, helitack, pilot, ramp agent",
  blacksmith: "farrier, metal, welder",
  "building inspector": "civil engineer, engineering technician",
  carpenter:
    "boat builder, builder, construction worker, facilities maintenance, maintenance mechanic, preservation worker, preservationist, trail bridge, woodworker",
  "chief engineer": "engineer, facilities manager",
  "civil engineer":
    "dam safety, engineering technician, environmental engineer, facilities engineer, general engineer, hydraulic engineer, interdisciplinary, landscape architect, structural engineer, transportation engineer, water resources engineer",
  construction:
    "builder, carpenter, electrician, equipment operator, fence erector, laborer, mason, roofer, trail builder, wall installer",
  "construction manager": "civil engineer, construction, project manager",
  dam: "hydropower, lock operator, power plant",
  "diesel mechanic":
    "auto mechanic, fire engine mechanic, fleet, heavy mobile equipment, snowcat mechanic, vehicle shop",
  dozer: "equipment operator, heavy equipment",
  drilling: "equipment operator, geologist, groundwater",
  electrician:
    "high voltage electrician, hvac, lift electrician, lineman, low voltage, maintenance mechanic, power plant, solar, wind technician",
  emt: "basic life support, camp nurse, fire medic, first aid, first responder, lifeguard, medic, paramedic, search and rescue, ski patrol, wilderness medicine",
  "engineering technician":
    "cad, civil engineer, construction inspector, drafting, engineering equipment operator, facilities, gis, inspector, land surveyor, road engineering, survey technician, transportation",
  "equipment operator":
    "bulldozer, cdl, drill rig operator, dump truck, engineering equipment, grader, landfill, loader, masticator, motor vehicle operator, park maintenance, plow driver, road crew, roads and grounds, snow groomer, tractor operator, trail dozer, truck driver",
  facilities: "building, custodian, facility operations, facility services, maintenance worker",
  "facilities manager": "building, maintenance worker, operations manager, park maintenance",
  "first aid": "camp nurse, emt, first responder, ski patrol",
  flagger: "equipment operator, laborer, road",
  forklift: "equipment operator, warehouse",
  "fuel attendant": "cashier, dock attendant, equipment operator",
  "garbage collector": "custodian, driver, laborer, recycling",
  gear: "bike mechanic, equipment manager, fire cache, gear repair, gear room, logistics, outdoor gear, outdoor retail, outfitting assistant, pack designer, rental attendant, rental shop",
  "gear repair":
    "bike mechanic, gear room, production worker, repair and resale, sewing, ski tech, small engine mechanic",
  "gear room":
    "equipment, fire cache, gear repair, logistics, outfitting assistant, program assistant, rental shop, warehouse",
  "hazardous waste":
    "bat, environmental engineer, environmental specialist, geologist, hazardous, reclamation",
  helper: "assistant, kitchen helper, laborer, roofer helper",
  hvac: "electrician, facilities, maintenance mechanic, plumber",
  laborer:
    "conservation worker, construction, custodian, general utility, ground person, helper, landscape laborer, maintenance worker, park maintenance, trades helper, trail crew, utility worker",
  lineman: "electrical worker, electrician, utility worker",
  machinist: "cnc, fabricator, manufacturing, welder",
  maintenance:
    "boiler, building services, carpenter, custodian, electrician, equipment operator, facilities, groundskeeper, laborer, lift mechanic, maintenance mechanic, maintenance worker, painter, park maintenance, plumber, repair, road crew, tractor operator, utility systems",
  "maintenance worker":
    "building services, carpenter, custodian, engineering equipment operator, facilities, groundskeeper, laborer, maintenance, maintenance mechanic, motor vehicle operator, painter, park maintenance, plumber, tractor operator, trades helper, utility worker",
  mason:
    "concrete, construction worker, historic preservation, preservation worker, preservationist, stonework",
  mechanic:
    "auto mechanic, bicycle mechanic, boat mechanic, diesel mechanic, heavy mobile equipment repairer, lift mechanic, maintenance mechanic, repair technician, repairer",
  medical: "camp nurse, emt, first aid, nurse, paramedic",
  millwright: "lift mechanic, machinist, maintenance mechanic, welder",
  nurse:
    "camp nurse, health center, medical, medical assistant, nurse practitioner, paramedic, wilderness medicine",
  operator: "boat operator, equipment operator, lift operator, motor vehicle operator",
  painter: "preservation worker, preservationist, sign painter",
  paramedic:
    "emergency services, emt, firefighter basic life support, nurse, ski patrol, wilderness medicine",
  "pest control": "pesticide applicator, wildlife control",
  pilot:
    "aerial survey, aircraft, airplane, aviation, aviation manager, drone, flight instructor, flightseeing, helicopter",
  plumber:
    "hvac, irrigation, maintenance mechanic, utility systems, utility worker, wastewater, water operator",
  "production worker": "composite builder, factory, manufacturing, quality test, sewing",
  "radio technician": "communications technician",
  "road crew":
    "asphalt, equipment operator, grader, laborer, motor vehicle operator, roads and trails, snow removal, transportation, truck driver",
  roofer: "carpenter, construction worker",
  "rope access": "arborist, climbing, wind technician",
  "safety officer": "risk management",
  "security guard":
    "campus safety, gate attendant, night watch, park enforcement, ranger, security specialist",
  sewing:
    "apparel, gear repair, production associate, repair technician, sailmaker, sample maker, upholstery",
  "sign painter": "painter",
  "skilled trades": "carpenter, electrician, maintenance mechanic, plumber",
  "small engine mechanic":
    "auto mechanic, bike mechanic, boat mechanic, equipment mechanic, golf mechanic, rental mechanic, repair technician, snowmobile",
  "solar installer":
    "construction worker, electrician, electrician apprentice, renewable energy, roofer, wind technician",
  "tiny house": "carpenter, construction",
  "tractor operator":
    "equipment operator, farm hand, groundskeeper, motor vehicle operator, park maintenance, roads and grounds, truck driver",
  trades:
    "carpenter, electrician, equipment operator, hvac, maintenance mechanic, maintenance worker, mason, painter, plumber, welder",
  "wall installer": "carpenter, climbing wall, route setter",
  warehouse: "forklift, inventory control, production associate",
  wastewater:
    "maintenance worker, plumber, stormwater, utility systems, utility worker, wastewater operator, water quality, water treatment",
  "wastewater operator":
    "hydrant, maintenance mechanic, maintenance worker, plumber, utility systems, utility worker, water distribution, water plant, water quality, water treatment",
  "water treatment": "utility systems, wastewater operator, water plant",
  welder:
    "boat builder, equipment mechanic, fabrication, fence, frame welder, lift mechanic, machinist, maintenance mechanic, metal, millwright",
  "wilderness medicine": "emt, medical, wilderness first aid, wilderness first responder",
  woodworker: "boat builder, carpenter, composite builder, sign maker",
  farrier: "horse packer, wrangler",
  "maintenance mechanic":
    "building maintenance, carpenter, electrician, hvac, industrial, maintenance supervisor, park maintenance, plumber, utility systems",
  "power plant mechanic":
    "electrician, hydropower, maintenance mechanic, millwright, utility systems operator",
  "supply clerk": "administrative support, inventory control, purchasing, warehouse",
  "social services": "case manager, counselor, job corps, residential advisor, youth worker",
  "social worker": "counselor, social services, therapist, youth counselor",
  "fire warden": "fire prevention, forest ranger, law enforcement, wildland firefighter",
  "parts clerk": "auto mechanic, inventory control, retail, warehouse",
  helicopter: "air attack, aircraft mechanic, flightseeing, heli ski, helitack, pilot",
  "aerial applicator": "airplane, pilot",
  airport: "airport wildlife, aviation, bird strike, ramp agent, shuttle driver",
  "aviation manager": "air attack, helicopter manager, pilot, safety officer",
  "flight paramedic": "emt, nurse, paramedic, search and rescue",
  "ramp agent": "aviation, baggage, flightseeing, guest services",
  tradesman: "carpenter, electrician, maintenance mechanic, mason, painter, plumber, welder",
  railroad: "locomotive engineer, passenger service, tour guide, train conductor, train crew, train host",
  "locomotive engineer": "diesel mechanic, railroad, tour guide",
  firewood: "campground, laborer, logger, sawyer",
  compost: "farm hand, gardener, recycling, soil",
  "train conductor": "locomotive engineer, railroad, tour guide",
};
