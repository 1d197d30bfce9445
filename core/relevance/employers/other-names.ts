export const fieldSciences = `
  ais inc, alaskan observer, aquatic control, aquatic resource, aquatic science, biological consulting,
  bioresource, ecological, ecological consulting, ecological service, ecological solution, ecology,
  ecosystem, ecosystem science, ecosystem technology, fishery, forestry, habitat, hatchery, helitack,
  lake management, marine science, native landscape, native seed, natural resource consulting,
  pond management, prescribed fire, rangeland, reforestation, restoration ecology, riparian, saltwater inc,
  silviculture, swca, west inc, western ecosystem technology, wetland, wildfire, wildland fire, wildlife,
  wildlife consulting, wildlife management, wildlife service, wildlife system
`;

export const hintingNames = `
  acrt, aquaculture, aquatic, arbor care, arborist, archaeological, archaeology, avian, bio west,
  biodiversity, biological, biowest, bluerange, botanical, conservation, copperhead environmental,
  cultural resource, davey resource, davey tree, forest, frank orth, land management, marine lab,
  marine laboratory, merjent, normandeau, observer, ocean science, preserve, range, restoration, sailing,
  saltwater, sanctuary, stewardship, techsea, trout farm, vegetation, wilderness
`;

export const lodgings = `
  bed and breakfast, cabin, chalet, cottage, guest house, hot spring, lakefront, lakeside, lodge,
  oceanfront, ranch, retreat center, tenting, yurt
`;

export const weakNames = `
  aerial, alpine, beach, bear, bird, boat, boy and girl club, bureau of indian affair,
  bureau of reclamation, canyon, cave, cavern, charter, creek, cruise, department of environmental,
  department of land, dirt, discovery center, eagle, earth, eco, elk, environment, environmental,
  environmental consultant, environmental consulting, environmental group, environmental protection,
  environmental quality, environmental science, environmental solution, equestrian, equine, field, fire,
  fish, geological survey, green, harbor district, heritage, horse, icf, island, lake, land and water,
  land department, marine, moose, mountain, museum of natural history, nation,
  national oceanic and atmospheric administration, natural history, natural history museum, nature, noaa,
  ocean, outdoor, park, planet, recreation, resource, resource management, river, science center, sea,
  spatial, stable, stantec, state land, stream, summit, terra, tetra tech, timber, timberland, tour, trail,
  travel, tree, tribal, tribe, usgs, water district, water management district, wild, wolf, yacht, ymca,
  youth, ywca
`;

export const otherFields = `
  academy charter, accounting, adidas, aerospace, alpine securities, amazon, american eagle,
  american eagle outfitter, amusement, amusement company, animal hospital, animal shelter,
  apache corporation, apartment, applebee, arby, asphalt, assisted living, attorney, auto, automotive, aws,
  bakery, bank, barbecue, bbq, beauty, behavioral health, big sky medical, bioscience, biotech,
  bird electric, bistro, border protection, broadcasting, burger, burger king, cafe, canonical, carnival,
  casino, cathedral, cemetery, charter school, chemical, chipotle, cinema, clear channel outdoor, clinic,
  coffee, columbia bank, columbia university, community college, concession, concrete, correction, costco,
  counseling, court, coyote logistic, cracker barrel, creamery, credit union, dairy queen, deer park,
  defense, deli, denny, dental, dentistry, diner, dollar tree, domino, donut, drywall, dunkin, eatery,
  electric cooperative, electrical, elementary, esri, exposition, eye care, feedyard, fence, fencing,
  financial, fire department, fire district, fire protection district, fire rescue, fishery llc,
  food and drug, ford, forest park, freight, funeral, furniture, gaming, glacier bancorp, grill, grille,
  grocery, hardee, health, health care, health department, health service, health system, healthcare,
  heating, high school, homebuilder, homeland security, honda, hospice, hospital, hotel service,
  housing authority, human service, humane society, hvac, ice cream, ihop, institute of health, insurance,
  internal revenue, investment, janitorial, jersey mike, jewelry, jimmy john, justice program, kfc,
  kitchen, kroger, lamar outdoor, llp, lululemon, manufacturing, masonry, mattress, mcdonald, meat,
  medical, medical center, medicine, mexican, middle school, missile, mortgage, motor, mountain view,
  moving and storage, national grid, nike, nursing, orthodontic, outback steakhouse, outdoor advertising,
  outdoor kitchen, outdoor lighting, outdoor living, outdoor power, outfront, packing, painting, panera,
  park city, park county, paving, pediatric, peloton, petroleum, pharma, pharmaceutical, pharmacy,
  pipeline, pizza, pizza hut, plastic, plumbing, police, police department, pool, pool and spa,
  pool management, pool service, popeye, poultry, prison, pub, public library, public school, pulp,
  race track, racetrack, racing, racing stable, radio, real estate, realty, rehabilitation center,
  rei system, restaurant, ride, river fall, rivian, roaster, roofing, rv center, rv sale, rv world, salon,
  school district, school of medicine, semiconductor, senior living, sheriff, sheriff office,
  sierra nevada corporation, sierra space, smokehouse, snowflake, social security, social service, softee,
  sonic drive, starbuck, steakhouse, steel, subway, summit county, summit dental, supermarket, sushi, taco,
  taco bell, target corporation, tavern, tax, television, tesla, theater, therapeutic, thoroughbred, tire,
  toyota, transit, tree house, trucking, under armour, unified school, urban outfitter, veteran affair,
  veteran health, veterans affair, veterinary, vision, waffle house, walmart, warehouse, wealth, wendy
`;

export const softOtherFields = `
  aggregate, airport, brewery, brewing, builder, capital, catering, cattle, church, cleaners, cleaning,
  construction, contracting, contractor, crab, dairy, electric, energy, entertainment, excavating,
  excavation, fair, farm, garden center, gas, greenhouse, hardscape, hardware, home, irrigation, landscape,
  landscape management, landscaping, lawn, lawn care, lawn service, library, logistic, lumber, market,
  midway, mine, mining, ministry, moving, nurseries, nursery, oil, orchard, outdoor design,
  outdoor service, outdoor solution, outdoor world, oyster, paper, port authority, power, produce,
  property, public work, recruiting, recruitment, road and bridge, sawmill, seafood, security, shrimp,
  software, solar, staffing, storage, system, tech, technology, transport, trawler, tree service, utility,
  vineyard, winery, wood product
`;

/** Names of public bodies say nothing about the work. */
export const publicBodies = `
  agricultural research service, air force, army, army corp of engineer, authority, city, city of, college,
  commission, corp of engineer, county, county of, department, department of agriculture, district, epa,
  government, institute, marine corp, museum, national guard, naval, navy, oak ridge, orau, school,
  smithsonian, state of, tennessee valley authority, town of, township, tva, university, usda, village of
`;

export const misleading = `
  adventure park splash, adventureland, amtrak, art conservation, asbury park, automobile club,
  bath and body, beach city, bear stearn, beaver county, beaver dam, bird global, bird rides, book club,
  boy and girl club, boys club, brookfield, buffalo wild wing, caesar, camp bow wow, camp hill,
  camp lejeune, camp pendleton, camp verde, canyon county, canyon vista, casino and resort, casino resort,
  cave creek, cedar park, city of forest park, city of river fall, clear lake, club car, club fitness,
  club pilate, college park, conservation of, coral gable, country financial, damage restoration,
  daytona beach, deer park, disneyland, ducks dairy, elk grove, energy conservation,
  environmental compliance, environmental design, environmental health, environmental law,
  environmental service, environmental testing, fall river, fire and water restoration, fire department,
  fire district, fire protection district, fire rescue, fish market, fisher scientific, fitness club,
  forest hill, forest lab, forest park, forest river, grand canyon university, grand island, grand river,
  green mountain coffee, green mountain power, hawker, health club, highland park, hilton, home depot,
  hood river county, horse race, horse racing, huntington beach, hyatt, hyde park, island county,
  island tel, jockey club, keurig, lake charle, lake city, lake county, lake forest, lake park,
  lake region, lake worth, lakeland, land o lake, land rover, landmark, long beach, long island,
  marine corp, marine corps, marine max, marine product, marine terminal, marinemax, marriott, menlo,
  menlo park, mgm resort, moose jaw, motor coach resort, motor court, motor inn, motor lodge,
  mountain america, mountain brook, mountain home, mountain state, mountain view, mountain west,
  myrtle beach, national bank, national institute of health, national laboratory, national security,
  national trust for historic preservation, natural history survey, nature bounty, nature made,
  nature sunshine, newport beach, night club, oak park, ocean spray, ocean state job lot, orland park,
  overland park, palm beach, park city, park county, park hyatt, park nicollet, park place, park ridge,
  park ridge health, parker, parking, parkland, peak ten, racetrack, racquet club, ranch market,
  resort casino, resort world, restoration hardware, restoration service, rhode island, ridge, river fall,
  river grove, river rouge, rock island, rocky mountain, rocky mountain power, rocky river, salt lake,
  salt lake city, salt lake county, sam club, scout motor, scout24, sea land, sea world, seaworld, servpro,
  sierra nevada, sierra vista, six flag adventure, social club, spring valley, state farm, staten island,
  stream global, stream realty, summit county, thermo fisher, tour de france, trail of tear, travel center,
  travel nurse, tree house food, tree of life, tree top, virginia beach, wake forest,
  water damage restoration, wild bird, wild fork, wild planet food, wild wing, wilder, wildhorse,
  winter park, wolf point, wynn resort, yeti data
`;
