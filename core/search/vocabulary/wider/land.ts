export const land = {
  agritourism: "farm educator, farm hand, tour guide",
  agroforestry: "farm hand, forester, nursery, permaculture",
  agronomist: "agriculture, conservation district, crop, soil scientist",
  "aim crew": "botanist, plant technician, range technician, vegetation monitoring",
  // Not in `same`, because the stemmer takes "AIS" and "AI" for one word.
  ais: "aquatic invasive species, watercraft inspection",
  algae: "limnologist, marine science, water quality",
  "aquatic invasive species": "boat inspection, carp, invasive, watercraft inspection, zebra mussel",
  arboretum: "botanist, gardener, horticulture, nursery",
  arborist:
    "brush clearer, ground person, hazard tree, tree, urban forester, urban forestry, utility forester",
  "bag drop": "caddie, golf shop, pro shop",
  botanist:
    "herbarium, native plant, plant ecologist, rare plant, seed collection, vegetation ecologist, vegetation monitoring",
  caddie: "cart attendant, golf attendant, pro shop",
  "cannabis farm": "farm hand, nursery",
  "carbon forestry": "climate, forest inventory, forester",
  "cheese maker": "dairy, farm hand",
  cidery: "brewery, orchard, winery",
  "community garden": "farm hand, garden educator, gardener",
  "cone collection": "forestry technician, seed collection, tree planter",
  conservation: "environmental, habitat, land trust, natural resources, restoration, stewardship",
  "csa farm": "farm hand, farm manager, farmer",
  dairy: "cattle, farm hand, livestock, ranch hand",
  "district conservationist": "conservation planner, range conservationist, soil scientist",
  "ecological restoration":
    "habitat specialist, native plant, reforestation, restoration ecologist, restoration technician, stream restoration, wetland restoration",
  farm: "agriculture, farm hand, farmer, garden, orchard, ranch, urban farmer",
  "farm apprentice": "farm hand, farmer, garden assistant",
  "farm bill biologist":
    "conservation planner, grazing biologist, habitat specialist, private lands, working lands biologist",
  "farm hand": "apprentice farm, farmer, garden assistant, ranch hand, seed farm technician",
  "farm manager": "farm hand, farmer, ranch manager",
  farmer: "farm hand, farm manager, grower, urban farmer",
  "farmers market": "cashier, farm hand, retail",
  florist: "flower, gardener, nursery",
  forest:
    "area forester, consulting forester, district forester, forestry, presales forester, procurement forester, project forester, restoration forester, service forester, silviculture, staff forester, timber, tree, urban forester, utility forester",
  "forest health": "entomologist, forest inventory, forestry technician",
  "forest inventory": "forest monitoring, forestry technician, timber cruiser",
  forestry:
    "arborist, area forester, consulting forester, district forester, forest inventory, presales forester, procurement forester, project forester, reforestation, restoration forester, service forester, silviculture, staff forester, thinning, timber, tree planter, urban forester, utility forester",
  "forestry technician":
    "area forester, district forester, forest inventory, forest monitoring, presales forester, project forester, restoration forester, service forester, silviculture, staff forester, timber cruiser, timber marker",
  "forestry worker":
    "area forester, brush clearer, district forester, forest technician, presales forester, project forester, reforestation, restoration forester, service forester, staff forester, thinning, tree planter",
  gardener:
    "garden educator, greenhouse, groundskeeper, landscape laborer, landscape maintenance, landscape technician, landscape worker, landscaping and groundskeeping, landscaping groundskeeping, nursery",
  golf: "caddie, cart attendant, golf course, greenskeeper, pro shop, turf",
  "golf course maintenance":
    "groundskeeper, irrigation, landscape laborer, landscape maintenance, landscape technician, landscape worker, landscaping and groundskeeping, landscaping groundskeeping, mower operator, turf",
  "golf course superintendent": "golf course maintenance, irrigation, turf",
  "golf pro": "director of golf, golf coach, golf shop",
  "golf shop": "golf attendant, golf pro, retail",
  grazing: "cattle, livestock, range, rangeland",
  groundskeeper: "facilities maintenance, gardener, golf course maintenance, laborer, landscaping, lawn care",
  habitat: "habitat specialist, private lands, restoration, wildlife habitat",
  haying: "farm hand, ranch hand, tractor operator",
  invasive: "aquatic invasive species, herbicide, salt cedar, vegetation management",
  irrigator: "farm hand, ranch hand",
  lambing: "ranch hand, shepherd",
  "land management technician":
    "conservation technician, land steward, natural resource technician, restoration technician",
  "land manager": "land steward, preserve manager, property manager",
  "land trust": "conservation easement, land steward",
  landscaper:
    "gardener, groundskeeper, irrigation, landscape laborer, landscape maintenance, lawn care, turf",
  logger: "forestry worker, sawyer, timber",
  "maple syrup": "farm hand, forestry worker",
  mushroom: "botanist, farm hand",
  "native plant":
    "botanist, native seed, nursery, plant materials, restoration ecologist, restoration technician, seed collection",
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
    "botanical, botanist, invasive plant, native plant, plant ecology, seed collection, vegetation monitoring",
  "plant survey":
    "botanist, invasive plant, native plant, plant ecologist, plant technician, rare plant, vegetation management",
  plants:
    "botanist, horticulture, invasive plant, native plant, nursery, plant ecologist, rare plant, seed, vegetation",
  poultry: "animal care, farm hand, livestock",
  prairie: "burn crew, grassland, native seed, restoration",
  "prairie management": "burn crew, native seed, restoration technician",
  "preserve manager": "land manager, land steward, natural areas",
  "process based restoration": "beaver, restoration technician, stream restoration",
  "ranch manager": "cattle, farm manager, property manager, ranch hand",
  range: "grazing, range conservationist, range technician, rangeland",
  "range conservationist":
    "conservationist, grazing, natural resource specialist, range technician, rangeland",
  "range management": "grazing, range conservationist, range technician",
  "range technician": "aim field technician, grazing, rangeland, rangeland monitoring, vegetation monitoring",
  "rare plant": "botanist, endangered species, seed collection",
  "regenerative agriculture": "farm hand, farm manager, grazing, soil health",
  restoration:
    "ecologist, habitat, invasive, native plant, reforestation, restoration technician, revegetation",
  "restoration technician":
    "conservation technician, habitat technician, invasive plant, restoration, restoration ecologist, revegetation, vegetation management",
  sawmill: "forklift, laborer, logger",
  "seed collection": "botanist, native plant, plant materials, seed",
  shepherd: "livestock, ranch hand, sheep",
  "silviculture technician": "forestry technician, reforestation, silviculturist",
  silviculturist: "forest health, forester, forestry technician, reforestation, timber",
  stewardship: "conservation technician, land manager, preserve manager, stewardship assistant",
  "sugar beet": "equipment operator, farm hand, truck driver",
  timber:
    "forest inventory, forestry technician, logger, presales forester, service forester, silviculturist, timber cruiser",
  "timber cruiser":
    "area forester, consulting forester, district forester, forest inventory, forestry technician, presales forester, procurement forester, project forester, restoration forester, service forester, staff forester, timber sale",
  "timber sale": "forestry technician, timber cruiser",
  "timber stand improvement": "forestry technician, forestry worker, sawyer",
  "tree planter": "forestry worker",
  trees:
    "arborist, area forester, consulting forester, district forester, forestry, presales forester, procurement forester, project forester, reforestation, restoration forester, sawyer, service forester, staff forester, timber, tree planter, tree trimmer, urban forester, utility forester",
  turf: "golf course maintenance, groundskeeper, sports field",
  "urban forester":
    "arborist, area forester, city tree, consulting forester, district forester, presales forester, procurement forester, project forester, restoration forester, service forester, staff forester, utility forester",
  "utility forester":
    "arborist, area forester, consulting forester, district forester, presales forester, procurement forester, project forester, restoration forester, service forester, staff forester, urban forester, vegetation management",
  vegetation: "botanist, invasive, plants, vegetation management, vegetation monitoring",
  vineyard: "farm hand, orchard, winery",
  "vineyard manager": "farm manager, orchard, winery",
  "watercraft inspection": "aquatic invasive species, boat steward, lake steward",
  "wetland scientist": "restoration ecologist, wetland",
  "pesticide applicator": "invasive plant, vegetation management",
  "landscape laborer": "gardener, groundskeeper, landscaper, landscaping and groundskeeping",
  "nursery worker": "gardener, plant materials, restoration technician",
};
