export const wildlife = {
  "animal care":
    "animal services, aquarist, aviary, husbandry, kennel, veterinary technician, wildlife rehabilitation, zookeeper",
  "animal rescue": "animal care, animal sanctuary, kennel, wildlife rehabilitation",
  animals:
    "animal care, animal caretaker, aquarium, husbandry, kennel, livestock, veterinary, wildlife, wildlife rehabilitation, zookeeper",
  aquarist: "animal care, aquatic animal, fish culturist, marine educator, marine mammal, wet lab",
  aquatic: "aquatic ecologist, fisheries, freshwater, limnologist, stream survey, water quality",
  "aquatic biologist":
    "aquatic technician, benthic, fisheries biologist, freshwater, hydrologist, limnologist",
  "avian technician": "bird banding, bird survey, field technician, wildlife technician",
  bats: "acoustic monitoring, cave, white nose",
  bears: "bear aware, bear educator, carnivore, grizzly, human wildlife conflict",
  beekeeper: "bee, honey, pollinator",
  "big game": "bighorn, deer, elk, moose, pronghorn, sheep",
  "biological monitor":
    "cultural monitor, environmental compliance, environmental inspector, field biologist, protected species observer, tortoise biologist",
  "bird banding": "avian biologist, avian field, avian research, avian technician, bird survey, owl banding",
  "bird survey":
    "avian biologist, avian research, bird banding, bird monitoring, hawk watch, nest monitoring, ornithologist, owl surveyor, raptor survey, songbird",
  birds:
    "aviary, bobwhite, condor, grouse, hawk, owl, plover, raptor, seabird, shorebird, songbird, tern, waterfowl",
  bugs: "bee, entomologist, insect, pollinator",
  carnivore: "bear, bobcat, cougar, coyote, fox, mesocarnivore, ocelot, predator control, wolf",
  cattle: "grazing, livestock, ranch hand, rangeland",
  coral: "coral restoration, dive, marine, reef",
  coyote: "carnivore, predator control, wildlife control, wolf",
  creel: "fisheries technician, port sampler, recreational use survey, sport fishery",
  deer: "big game, cervid, chronic wasting disease, elk, mule deer, ungulate, whitetail",
  "dog handler": "avalanche dog, canine, kennel, sled dog",
  eagle: "avian, hawk, raptor",
  electrofishing: "aquatic technician, fisheries technician, stream survey",
  elk: "big game, deer, moose, ungulate",
  "endangered species":
    "biological monitor, condor, condor recovery, recovery member, spotted owl, threatened, tortoise",
  fish: "angler, aquatic, creel, electrofishing, fisheries, hatchery, lamprey, salmon, salmonid, spawning, stock assessment, sturgeon, trout, walleye",
  "fish biologist":
    "aquatic biologist, fish and wildlife biologist, fish health biologist, fish wildlife biologist, fisheries research, fishery, salmon, stock assessment, weir",
  "fish culturist": "aquaculture, broodstock, fish farm, hatchery, hatchery manager",
  "fish technician":
    "aquatic technician, coded wire tag, creel, fish and wildlife technician, fish field technician, fish science technician, fish wildlife technician, hatchery, pit tag, port sampler, salmon, salmonid, scientific technician, spawning ground, stock assessment technician, tagging",
  fisheries:
    "aquaculture, bass, chinook, creel, fish, groundfish, hatchery, lamprey, mussel, salmon, salmonid, spawning ground, steelhead, stock assessment, sturgeon, trout, walleye",
  "fisheries observer":
    "catch monitoring, electronic monitoring, fisheries technician, port sampler, protected species observer",
  fox: "carnivore, predator control",
  genetics: "bioinformatics, dna, molecular",
  grouse: "avian, game bird, prairie chicken, sage grouse, upland",
  hatchery: "aquaculture, broodstock, fish culturist, fish hatchery, trout farm",
  "hawk watch": "avian, bird survey, raptor",
  herpetologist: "frog, hellbender, lizard, rattlesnake, salamander, snake, toad, tortoise, turtle",
  "hunter education": "conservation educator, outdoor skills, shooting sports",
  insects: "bee, beetle, butterfly, monarch, mosquito, pollinator",
  kennel: "animal care, dog handler, sled dog",
  livestock: "cattle, farm hand, grazing, ranch hand, sheep, wrangler",
  mammal: "bat, carnivore, deer, marine mammal, pocket mouse, small mammal",
  "marine biologist":
    "aquatic biologist, coastal ecology, coastal environmental, fisheries biologist, marine conservation, marine mammal, marine technician, oceanographer",
  "marine mammal": "dolphin, manatee, protected species observer, sea lion, sea otter, seal, whale",
  moose: "big game, deer, elk",
  "mosquito control": "entomologist, public health, vector",
  mussels: "aquatic invertebrate, freshwater mussel",
  "nest monitor": "avian technician, bird survey, field technician",
  owl: "avian, owl banding, owl surveyor, raptor, spotted owl",
  pollinators: "bee, butterfly, monarch, native bee",
  quail: "game bird, grouse, pheasant, upland",
  raptor: "avian, condor, eagle, falcon, hawk, hawk counter, osprey, owl, snail kite",
  refuge: "refuge manager, refuge support, refuge technician, wildlife refuge",
  salmon:
    "chinook, coded wire tag, escapement, fisheries, hatchery, salmonid, spawning ground, steelhead, stock assessment",
  "sea turtle": "beach monitoring, nesting, turtle, turtle lighting",
  seabird: "avian, marine bird, puffin, shorebird, tern",
  sheep: "bighorn, livestock, shepherd, wild sheep",
  shellfish: "aquaculture, clam, crab, mussel, oyster, shrimp",
  shorebird: "avian, beach steward, coastal bird, seabird, tern",
  songbird: "avian, bird, bird banding, sparrow, thrush",
  "spawning ground survey": "fisheries technician, salmon, stock assessment, stream survey",
  "stream survey": "aquatic technician, electrofishing, fisheries technician, spawning ground",
  telemetry: "radio collar, wildlife technician",
  tortoise: "desert tortoise, gopher tortoise, herpetology, turtle",
  trapping: "predator control, wild pig, wildlife control",
  trout: "fisheries, fisheries biologist, fisheries technician, fly fishing, hatchery, salmonid",
  turtle: "herpetology, sea turtle, terrapin, tortoise",
  veterinarian: "animal health, veterinary technician, wildlife health, wildlife medicine",
  "veterinary technician": "animal care, medical clinic, veterinarian, wildlife rehabilitation",
  waterfowl: "avian, duck, goose, marsh, wetland",
  whales: "marine mammal, marine naturalist, protected species observer",
  wildlife:
    "animal, avian, bat, bear, bighorn, bobwhite, carnivore, condor, deer, elk, habitat, mammal, ocelot, raptor, tortoise, turtle, waterfowl, wolf",
  "wildlife biologist":
    "avian biologist, big game biologist, carnivore biologist, deer biologist, fish and wildlife biologist, fish wildlife biologist, game biologist, habitat biologist, wildlife manager, wildlife specialist, zoologist",
  "wildlife control":
    "airport wildlife, goose mitigation, human wildlife conflict, predator control, trapper, wild pig, wildlife services, wildlife specialist",
  "wildlife rehabilitation":
    "animal care, animal caretaker, avian rehabilitation, raptor rehabilitation, rehabilitation, veterinary technician, wildlife center",
  "wildlife technician":
    "avian technician, biological science technician, bobwhite research, deer technician, field technician, habitat technician, scientific technician, wildlife assistant, wildlife research, wildlife specialist",
  "wind farm": "avian biologist, bat, biological monitor, fatality search",
  wolf: "carnivore, coexistence, coyote, predator control, wolf volunteer",
  zoo: "animal care, aquarium, husbandry, sanctuary, wildlife center, zookeeper",
  zookeeper: "animal care, animal caretaker, aquarist, aviary, husbandry, wildlife sanctuary, zoo",
  zoologist: "herpetologist, mammalogist, wildlife biologist",
  "protected species observer": "fisheries observer, marine mammal",
};
