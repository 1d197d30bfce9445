export const land = {
  // Not in `same`, because the stemmer takes "AIS" and "AI" for one word.
  ais: "aquatic invasive species, watercraft inspection",
  "aquatic invasive species": "boat inspection, carp, invasive, watercraft inspection, zebra mussel",
  arborist:
    "brush clearer, ground person, hazard tree, tree, urban forester, urban forestry, utility forester",
  botanist:
    "herbarium, native plant, plant ecologist, rare plant, seed collection, vegetation ecologist, vegetation monitoring",
  caddie: "cart attendant, golf attendant, pro shop",
  conservation: "environmental, habitat, land trust, natural resources, restoration, stewardship",
  "ecological restoration":
    "habitat specialist, native plant, reforestation, restoration ecologist, restoration technician, stream restoration, wetland restoration",
  farm: "agriculture, farm hand, farmer, garden, orchard, ranch, urban farmer",
  "farm bill biologist":
    "conservation planner, grazing biologist, habitat specialist, private lands, working lands biologist",
  "farm hand": "apprentice farm, farmer, garden assistant, ranch hand, seed farm technician",
  farmer: "farm hand, farm manager, grower, urban farmer",
  forest:
    "area forester, consulting forester, district forester, forestry, presales forester, procurement forester, project forester, restoration forester, service forester, silviculture, staff forester, timber, tree, urban forester, utility forester",
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
  "golf pro": "director of golf, golf coach, golf shop",
  grazing: "cattle, livestock, range, rangeland",
  groundskeeper: "facilities maintenance, gardener, golf course maintenance, laborer, landscaping, lawn care",
  habitat: "habitat specialist, private lands, restoration, wildlife habitat",
  invasive: "aquatic invasive species, herbicide, salt cedar, vegetation management",
  "land manager": "land steward, preserve manager, property manager",
  "land trust": "conservation easement, land steward",
  landscaper:
    "gardener, groundskeeper, irrigation, landscape laborer, landscape maintenance, lawn care, turf",
  logger: "forestry worker, sawyer, timber",
  "native plant":
    "botanist, native seed, nursery, plant materials, restoration ecologist, restoration technician, seed collection",
  "natural resources":
    "conservation, environmental, land management, natural resource specialist, resource management",
  nursery: "greenhouse, horticulture, native plant nursery, plant materials, propagation, seed",
  orchard: "farm hand, fruit, urban farmer",
  organic: "farm hand, garden, urban farmer",
  "plant technician":
    "botanical, botanist, invasive plant, native plant, plant ecology, seed collection, vegetation monitoring",
  "plant survey":
    "botanist, invasive plant, native plant, plant ecologist, plant technician, rare plant, vegetation management",
  plants:
    "botanist, horticulture, invasive plant, native plant, nursery, plant ecologist, rare plant, seed, vegetation",
  prairie: "burn crew, grassland, native seed, restoration",
  "preserve manager": "land manager, land steward, natural areas",
  range: "grazing, range conservationist, range technician, rangeland",
  "range conservationist":
    "conservationist, grazing, natural resource specialist, range technician, rangeland",
  "range technician": "aim field technician, grazing, rangeland, rangeland monitoring, vegetation monitoring",
  restoration:
    "ecologist, habitat, invasive, native plant, reforestation, restoration technician, revegetation",
  "restoration technician":
    "conservation technician, habitat technician, invasive plant, restoration, restoration ecologist, revegetation, vegetation management",
  "seed collection": "botanist, native plant, plant materials, seed",
  shepherd: "livestock, ranch hand, sheep",
  stewardship: "conservation technician, land manager, preserve manager, stewardship assistant",
  timber:
    "forest inventory, forestry technician, logger, presales forester, service forester, silviculturist, timber cruiser",
  "timber cruiser":
    "area forester, consulting forester, district forester, forest inventory, forestry technician, presales forester, procurement forester, project forester, restoration forester, service forester, staff forester, timber sale",
  "tree planter": "forestry worker",
  trees:
    "arborist, area forester, consulting forester, district forester, forestry, presales forester, procurement forester, project forester, reforestation, restoration forester, sawyer, service forester, staff forester, timber, tree planter, tree trimmer, urban forester, utility forester",
  "urban forester":
    "arborist, area forester, city tree, consulting forester, district forester, presales forester, procurement forester, project forester, restoration forester, service forester, staff forester, utility forester",
  "utility forester":
    "arborist, area forester, consulting forester, district forester, presales forester, procurement forester, project forester, restoration forester, service forester, staff forester, urban forester, vegetation management",
  vegetation: "botanist, invasive, plants, vegetation management, vegetation monitoring",
  vineyard: "farm hand, orchard, winery",
  "watercraft inspection": "aquatic invasive species, boat steward, lake steward",
  "wetland scientist": "restoration ecologist, wetland",
  "pesticide applicator": "invasive plant, vegetation management",
  "landscape laborer": "gardener, groundskeeper, landscaper, landscaping and groundskeeping",
  "nursery worker": "gardener, plant materials, restoration technician",
};
