/** These titles need another word or the employer as support. */
export const likelyTitles = `
  activity guide, activity instructor, adventure, adventurous, agroecology, agroforestry, agronomist,
  alpine, americorps, animal care, animal ecologist, animal husbandry, animal keeper, apparel designer,
  aquaculture, aquarist, aquatic, aquatic biologist, aquatic resource, aquatic technician,
  aquatics director, arboriculture, archaeological, archaeological technician, archaeologist, archaeology,
  archeological technician, archeologist, archeology, archer, ballooning, bicycle mechanic, bike mechanic,
  bike shop, bike technician, bioacoustic, biological, biological aide, biological science technician,
  biological scientist, biological technician, biologist, biology technician, boat, boating, cabin,
  camping, captain, cartographer, coastal, coastal process, concession park, conservation dog,
  cultural resource, cycling, deck hand, deckhand, deckhand naturalist, detection dog, dog handler,
  drone pilot, ebike, engine captain, entomologist, environmental, environmental advocate,
  environmental justice, environmental monitor, environmental planner, environmental policy,
  environmental resource, environmental science, environmental scientist, environmental specialist,
  environmental technician, equestrian, equine, equipment rental, expeditionary, extension forester,
  farm bill, farm education, farm educator, field biologist, field ecologist, field ecology,
  field research, fire monitor, fire prevention, fire technician, fisheries observer, fishing,
  footwear designer, game farm, garden educator, gardener, gear technician, geologist, geomorphologist,
  gis technician, glamping, gondola, grazing, green infrastructure, greenhouse native, hang gliding,
  hardgood, historic preservation, horse, horticulture, horticulturist, husbandry, hydrogeologist,
  hydrological, hydrologist, hydrology, ichthyology, jet ski, keeper, land management, land manager, lidar,
  limnologist, livestock guardian, mammalogy, marine, marine biologist, marine biology, mate,
  monitoring technician, mountain, mule, mycologist, natural science, nature, nursery native, observer,
  ocean, oceanographer, outdoor, outdoor retail sale, outerwear, oyster, paleontologist, paleontology,
  paragliding, parasail, park, plant, plant ecologist, pond, pond technician, pool lifeguard, port sampler,
  preservationist, preserve, ranger station, recreation, recreation aide, recreation assistant,
  recreation attendant, recreation coordinator, recreation director, recreation leader, recreation manager,
  recreation specialist, recreation supervisor, remote sensing, rental shop, rental tech,
  rental technician, resort activity, restoration, restoration coordinator, restoration designer,
  restoration manager, restoration specialist, river, ropes, sailor, sampler, shellfish, skydiving,
  small craft operator, softgood, soil, soil scientist, soil survey, soil technician, sportswear, stable,
  stock packer, stormwater, survey technician, swim coach, swim instructor, tour director, tour guide,
  tour leader, trail boss, tramway, trapper, tree worker, trip coordinator, vegetation,
  vegetation management, visitor center, visitor center assistant, visitor experience, visitor service,
  visitor use, vista, water quality, water sport, watercraft, watersport, weed, wilderness medicine,
  zoologist, zoology
`;

/** Outdoor employers hire for these jobs, and others do too. */
export const hintingTitles = `
  activity, activity leader, advocacy, aide, air quality, animal, barn, beach, bus driver, camp, campaign,
  canvasser, caretaker, climate, community engagement, counselor in training, crew, crew lead, crew leader,
  crew member, crew supervisor, driver, education, education coordinator, educator, equipment operator,
  facilitator, farm, fellow, field assistant, field coordinator, field crew, field director, field fellow,
  field intern, field leader, field operation, field scientist, field survey, field tech, field technician,
  fire, gear, geospatial, gis, grant, group leader, guest service, host, hunt, individual placement,
  instructor, intern, internship, laboratory, laborer, lake, land, lands, membership, monitoring,
  museum technician, organizer, outreach, planner, policy, program leader, range, rental, research,
  research technician, researcher, reservation, retail, route, science, scientist, seasonal, shooting,
  shop, shuttle driver, steward, store, survey crew, sustainability, teacher, technician, ticket,
  ticket checker, tracker, tree, trip, van driver, volunteer, youth, youth leader, youth program
`;

export const hospitalityTitles = `
  baker, banquet, bar, barback, barista, bartender, bell, bellman, breakfast cook, busser, cabin attendant,
  cafe, campground attendant, cashier, chef, chef de partie, cleaner, concierge, cook, culinary, dining,
  dining room, dishwasher, food and beverage, food runner, food service, front desk, front desk agent,
  front desk clerk, front office, general manager hotel, gift shop, guest service, guest service agent,
  hospitality, host, hostess, hotel, hotel manager, housekeeper, housekeeping, houseperson, innkeeper,
  kitchen, kitchen assistant, kitchen staff, laundry, laundry attendant, line cook, lodge, lodging,
  massage therapist, night auditor, pastry, pool attendant, porter, prep cook, resort, restaurant,
  room attendant, room inspector, server, sous chef, spa, spa attendant, steward, stewarding, valet,
  wait staff, waiter, waitress, waitstaff
`;

export const upkeepTitles = `
  caretaker, carpenter, custodial worker, custodian, electrician, equipment operator, facilities, facility,
  gardener, ground, ground maintenance, grounds crew, groundskeeper, groundskeeping, groundsperson,
  handyman, irrigation, irrigation technician, janitor, laborer, landscape, landscape laborer,
  landscape maintenance, landscape worker, landscaper, landscaping, maintenance, maintenance mechanic,
  maintenance technician, maintenance worker, mason, mechanic, motor vehicle operator, painter, plumber,
  turf, utility worker
`;
