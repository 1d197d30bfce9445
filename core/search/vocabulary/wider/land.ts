export const land = {
  agritourism: "farm educator, farm hand, tour guide",
  agroforestry: "farm hand, forester, nursery, permaculture",
  agronomist: "agriculture, conservation district, crop, soil scientist",
  "aim crew": "botanist, plant technician, range technician, vegetation monitoring",
  // Not in `same`, because the stemmer takes "AIS" and "AI" for one word.
  ais: "aquatic invasive species, watercraft inspection",
  algae:
    "aquaculture, harmful algal bloom, kelp, laboratory, limnologist, marine science, phycologist, water quality",
  "aquatic invasive species": "boat inspection, carp, invasive, watercraft inspection, zebra mussel",
  arboretum: "botanist, gardener, horticulture, nursery",
  arborist:
    "arboretum, brush clearer, forestry worker, ground person, hazard tree, plant health care, sawyer, tree, tree inspector, tree planter, urban forester, urban forestry, urban forestry technician, utility forester",
  "bag drop": "caddie, golf shop, pro shop",
  botanist:
    "bryophyte, fern, floristic, grassland, herbarium, lichen, native plant, plant conservation, plant ecologist, plant materials, plant technician, rare plant, seed bank, seed collection, vegetation ecologist, vegetation monitoring, vernal pool, wetland",
  caddie: "cart attendant, golf, golf attendant, outside services, pro shop",
  "cannabis farm": "farm hand, nursery",
  "carbon forestry": "climate, forest inventory, forester",
  "cheese maker": "dairy, farm hand",
  cidery: "brewery, orchard, winery",
  "community garden": "farm hand, garden educator, gardener",
  "cone collection": "forestry technician, seed collection, tree planter",
  conservation:
    "conservation corps, conservation technician, easement, environmental, habitat, land trust, natural resources, preserve, ranger, restoration, stewardship, wildlife, working lands",
  "csa farm": "farm hand, farm manager, farmer",
  dairy: "cattle, farm hand, livestock, ranch hand",
  "district conservationist":
    "agronomist, conservation district, conservation planner, conservation technician, farm bill biologist, range conservationist, soil conservation, soil scientist",
  "ecological restoration":
    "habitat specialist, native plant, reforestation, restoration ecologist, restoration technician, stream restoration",
  farm: "agriculture, farm hand, farmer, garden, orchard, ranch, urban farmer",
  "farm apprentice": "farm hand, farmer, garden assistant",
  "farm bill biologist":
    "conservation planner, grassland, grazing biologist, habitat specialist, prescribed fire, private lands, quail, range conservationist, soil conservationist, upland, wetland, working lands biologist",
  "farm hand": "apprentice farm, farmer, garden assistant, ranch hand, seed farm technician",
  "farm manager": "farm hand, farmer, ranch manager",
  farmer: "farm hand, farm manager, grower, urban farmer",
  "farmers market": "cashier, farm hand, retail",
  florist: "flower, gardener, nursery",
  forest:
    "area forester, consulting forester, district forester, forestry, presales forester, procurement forester, project forester, restoration forester, service forester, silviculture, staff forester, timber, tree, urban forester, utility forester",
  "forest health":
    "arborist, bark beetle, beetle, emerald ash borer, entomologist, forest inventory, forestry technician, plant pathology, silviculturist, spongy moth, whitebark pine",
  "forest inventory":
    "forest ecology, forest monitoring, forestry technician, gis, timber cruiser, vegetation monitoring, vegetation technician",
  forestry:
    "arborist, area forester, consulting forester, district forester, forest inventory, presales forester, procurement forester, project forester, reforestation, restoration forester, service forester, silviculture, staff forester, thinning, timber, tree planter, urban forester, utility forester",
  "forestry technician":
    "area forester, cone collection, district forester, forest inventory, forest monitoring, forestry intern, pre commercial thinning, presales forester, project forester, restoration forester, service forester, silviculture, staff forester, timber cruiser, timber marker, timber sale, tree planter, wildland firefighter",
  "forestry worker":
    "area forester, brush clearer, district forester, forest technician, presales forester, project forester, reforestation, restoration forester, service forester, staff forester, thinning, tree planter",
  gardener:
    "garden educator, greenhouse, groundskeeper, landscape laborer, landscape maintenance, landscape technician, landscape worker, landscaping and groundskeeping, landscaping groundskeeping, nursery",
  golf: "bag room, caddie, cart attendant, golf course, golf course superintendent, golf mechanic, greenskeeper, irrigation, outside services, pro shop, starter, turf",
  "golf course maintenance":
    "groundskeeper, irrigation, landscape laborer, landscape maintenance, landscape technician, landscape worker, landscaping and groundskeeping, landscaping groundskeeping, mower operator, turf",
  "golf course superintendent": "golf course maintenance, irrigation, turf",
  "golf pro": "director of golf, golf coach, golf shop",
  "golf shop": "golf attendant, golf pro, retail",
  grazing: "cattle, livestock, range, rangeland",
  groundskeeper: "facilities maintenance, gardener, golf course maintenance, laborer, landscaping, lawn care",
  habitat:
    "farm bill biologist, habitat specialist, habitat technician, prescribed fire, private lands, restoration, stream restoration, wetland, wildlife area, wildlife habitat",
  haying: "farm hand, ranch hand, tractor operator",
  invasive:
    "aquatic invasive species, arundo, biocontrol, brush removal, buckthorn, buffelgrass, carp, cheatgrass, early detection, edrr, herbicide, ivy, knotweed, kudzu, lanternfly, lionfish, phragmites, python, restoration crew, russian olive, salt cedar, spartina, spongy moth, stiltgrass, thistle, vegetation crew, vegetation management, watercraft inspection, weed district",
  irrigator: "farm hand, landscape, ranch hand, turf, water master",
  lambing: "ranch hand, shepherd",
  "land management technician":
    "conservation technician, land steward, natural resource technician, restoration technician",
  "land manager": "land steward, preserve manager, property manager",
  "land trust":
    "conservancy, conservation director, conservation easement, development director, land protection, land steward, preserve manager",
  landscaper:
    "gardener, groundskeeper, irrigation, landscape laborer, landscape maintenance, lawn care, turf",
  logger: "equipment operator, forestry worker, log scaler, log truck, masticator, sawmill, sawyer, timber",
  "maple syrup": "farm hand, forestry worker",
  mushroom: "botanist, farm hand, forager, lichen",
  "native plant":
    "botanist, butterfly garden, conservation horticulture, horticulture, native garden, native seed, nursery, plant materials, plant propagation, pollinator garden, prairie, rare plant, restoration ecologist, restoration technician, seed bank, seed collection, wildflower",
  "natural resources":
    "conservation, environmental, land management, natural resource specialist, resource management",
  nursery: "greenhouse, horticulture, native plant nursery, plant materials, propagation, seed",
  orchard: "farm hand, fruit, urban farmer",
  orchardist: "farm hand, farm manager, grower",
  organic: "farm hand, garden, urban farmer",
  "park horticulturist": "botanist, gardener, groundskeeper",
  permaculture: "farm hand, garden educator, gardener, regenerative",
  "plant health care": "arborist, pesticide applicator",
  "plant technician":
    "aim field technician, botanical, botanist, forest inventory, grassland, herbarium, invasive plant, native plant, plant ecology, prairie, range technician, restoration technician, sagebrush, seed collection, vegetation monitoring, weed technician, wetland",
  "plant survey":
    "aim crew, botanist, forest inventory, grassland, invasive plant, native plant, plant ecologist, plant technician, range monitoring, rare plant, seed collection, vegetation management",
  plants:
    "algae, aquatic plants, arboretum, botanist, bryophyte, cactus, conifer, fern, floristic, forb, grass, grassland, herbarium, herbicide, horticulture, invasive plant, lichen, mangrove, milkweed, mushroom, native plant, native seed, nursery, oak, orchid, phenology, plant ecologist, plant pathology, plant technician, prairie, range, rare plant, restoration, sagebrush, seagrass, seed, seed bank, shrub, tree, vegetation, wetland plant, whitebark pine, wildflower",
  poultry: "animal care, farm hand, livestock",
  prairie: "burn crew, grassland, native seed, restoration",
  "prairie management": "burn crew, native seed, restoration technician",
  "preserve manager":
    "land manager, land steward, natural areas, nature preserve, refuge manager, stewardship director",
  "process based restoration": "beaver, restoration technician, stream restoration",
  "ranch manager": "cattle, farm manager, property manager, ranch hand",
  range: "grazing, range conservationist, range technician, rangeland",
  "range conservationist":
    "conservationist, grazing, natural resource specialist, range technician, rangeland, soil conservationist, vegetation ecologist, wild horse",
  "range management": "grazing, range conservationist, range technician",
  "range technician":
    "aim field technician, botanist, fire, forestry technician, grazing, grazing technician, plant technician, rangeland, rangeland monitoring, vegetation monitoring, wild horse",
  "rare plant":
    "botanist, cactus, endangered species, herbarium, native plant, orchid, plant conservation, plant technician, seed bank, seed collection, vegetation monitoring, vernal pool",
  "regenerative agriculture": "farm hand, farm manager, grazing, soil health",
  restoration:
    "beaver, dune, ecologist, habitat, invasive, longleaf, meadow, native plant, oyster, prairie, reforestation, restoration technician, revegetation, riparian, salt marsh, seagrass, stream restoration, wetland",
  "restoration technician":
    "conservation technician, habitat steward, habitat technician, herbicide technician, invasive plant, nursery worker, planting crew, restoration, restoration ecologist, revegetation, seed collection, stream restoration, tamarisk, vegetation management, wetland",
  sawmill: "forklift, laborer, logger",
  "seed collection":
    "botanist, herbarium, native plant, native plant nursery, plant materials, plant technician, rare plant, seed, seed bank, seed cleaning, seed lab",
  shepherd:
    "goat, grazing, grazing technician, herd manager, livestock, livestock guardian, ranch hand, sheep",
  "silviculture technician": "forestry technician, reforestation, silviculturist",
  silviculturist: "forest health, forester, forestry technician, reforestation, timber",
  stewardship:
    "conservation easement, conservation technician, land manager, natural areas, park ranger, preserve manager, restoration technician, stewardship assistant, trail steward, volunteer coordinator",
  "sugar beet": "equipment operator, farm hand, truck driver",
  timber:
    "forest inventory, forestry technician, logger, presales forester, service forester, silviculturist, timber cruiser",
  "timber cruiser":
    "area forester, consulting forester, district forester, forest inventory, forestry technician, presales forester, procurement forester, project forester, restoration forester, service forester, staff forester, timber sale",
  "timber sale": "forestry technician, harvest inspector, log scaler, timber cruiser",
  "timber stand improvement": "forestry technician, forestry worker, sawyer",
  "tree planter": "forestry worker",
  trees:
    "arboretum, arborist, area forester, bucket truck, cone collection, consulting forester, district forester, emerald ash borer, forest health, forestry, orchard, presales forester, procurement forester, project forester, reforestation, restoration forester, sawyer, service forester, staff forester, timber, tree inspector, tree planter, tree trimmer, urban forester, utility forester",
  turf: "golf course maintenance, groundskeeper, sports field",
  "urban forester":
    "arborist, area forester, city tree, consulting forester, district forester, presales forester, procurement forester, project forester, restoration forester, service forester, staff forester, utility forester",
  "utility forester":
    "arborist, area forester, consulting forester, district forester, presales forester, procurement forester, project forester, restoration forester, service forester, staff forester, urban forester, vegetation management",
  vegetation: "botanist, invasive, plants, vegetation management, vegetation monitoring",
  vineyard: "farm hand, orchard, winery",
  "vineyard manager": "farm manager, orchard, winery",
  "watercraft inspection": "aquatic invasive species, boat steward, lake steward",
  "wetland scientist":
    "botanist, environmental consultant, environmental scientist, hydrologist, permitting, restoration ecologist, stream restoration, wetland, wetland mitigation, wildlife biologist",
  "pesticide applicator":
    "fuels crew, herbicide, invasive plant, mosquito control, plant health care, restoration technician, right of way, turf, vegetation crew, vegetation management",
  "landscape laborer": "gardener, groundskeeper, landscaper, landscaping and groundskeeping",
  "nursery worker": "gardener, plant materials, restoration technician",
  "weed district": "herbicide technician, invasive species",
  "seed bank": "botanist, conservation horticulture, native seed, plant materials, seed lab",
  "seed lab": "agricultural, botanist, native seed, seed bank",
  seed: "cone collection, native plant, nursery, plant materials, seed bank, seed lab",
  grass: "grassland, native seed, prairie, rangeland, turf, vegetation",
  grassland: "botanist, grassland bird, prairie, range, restoration, vegetation",
  lichen: "air quality, botanist, bryophyte, plant technician",
  moss: "botanist, fern, lichen, plant technician",
  cactus: "botanist, desert, rare plant, succulent",
  orchid: "botanist, horticulture, rare plant",
  milkweed: "butterfly, native plant, pollinator, restoration",
  wildflower: "botanist, native plant, native seed, pollinator, prairie",
  "whitebark pine": "cone collection, forest health, forestry technician, restoration",
  longleaf: "burn crew, gopher tortoise, rcw, restoration",
  oak: "arborist, forest ecologist, forestry technician, restoration",
  sagebrush: "fuels, range technician, restoration, sage grouse, vegetation monitoring",
  tamarisk: "herbicide technician, invasive, restoration crew, riparian",
  arundo: "herbicide, invasive, restoration, riparian",
  phragmites: "herbicide, invasive, marsh, wetland",
  kudzu: "goat grazing, herbicide, invasive",
  knotweed: "herbicide, invasive, riparian",
  edrr: "aquatic invasive species, invasive species, watercraft inspection",
  herbarium: "botanist, collections, curator, museum technician, natural history, plant technician",
  "plant pathology": "agricultural, entomologist, forest health, laboratory, plant health, plant protection",
  "plant conservation": "botanist, conservation horticulture, native plant, rare plant, seed bank",
  seagrass: "coastal, dive, estuary, marine technician, restoration, seaweed",
  mangrove: "coastal, estuary, restoration",
  "salt marsh": "coastal, estuary, marsh bird, mosquito control, restoration, wetland",
  estuary: "coastal, eelgrass, marine, national estuarine, salt marsh, watershed, wetland",
  wetland:
    "amphibian, bog, marsh, peat, restoration, salt marsh, swamp, vernal pool, waterfowl, wetland scientist",
  "wetland mitigation": "environmental consultant, restoration, stream restoration, wetland",
  peatland: "carbon, climate, restoration, wetland",
  riparian: "beaver, restoration, stream restoration, tamarisk, willow",
  "pollinator garden": "gardener, native plant, pollinator",
  "erosion control": "conservation district, environmental inspector, landscape, soil scientist, stormwater",
  "tree inspector": "arborist, urban forester, utility forester",
  "conservation easement": "gis, land protection, land steward, land trust, realty",
  "soil conservation":
    "agronomist, conservation district, conservation planner, soil conservationist, soil scientist",
  llama: "farm hand, horse packer, zookeeper",
  hydroponic: "aquaponics, farm hand, greenhouse, urban farmer",
  aquaponics: "fish farm, greenhouse, hydroponic",
  "urban farmer": "community garden, farm educator, food justice, greenhouse",
  herbalist: "botanist, ethnobotany, forager, gardener",
  "landscape ecologist": "conservation planner, ecologist, gis, remote sensing, wildlife biologist",
  "natural resources worker":
    "conservation technician, forestry technician, laborer, maintenance worker, natural resource technician, park aide, wildlife technician",
  "conservation worker":
    "conservation technician, forestry worker, natural resource technician, park aide, park maintenance",
  "golf equipment technician":
    "diesel mechanic, golf course maintenance, maintenance mechanic, small engine mechanic, turf",
};
