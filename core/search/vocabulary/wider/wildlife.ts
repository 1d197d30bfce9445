export const wildlife = {
  "acoustic monitoring":
    "avian technician, bat, bat technician, frog, marsh bird, nightjar, owl, soundscape, whale",
  "animal care":
    "animal ambassador, animal services, animal shelter, aquarist, aviary, barn hand, humane, husbandry, kennel, livestock, marine mammal rescue, raptor, sanctuary, veterinary technician, wet lab, wildlife rehabilitation, zookeeper",
  "animal rescue": "animal care, animal sanctuary, kennel, wildlife rehabilitation",
  "animal sanctuary": "animal care, wildlife rehabilitation, zookeeper",
  "animal shelter": "animal care, animal services, kennel",
  "animal trainer": "animal care, zookeeper",
  animals:
    "animal care, animal caretaker, aquarium, husbandry, kennel, livestock, veterinary, wildlife, wildlife rehabilitation, zookeeper",
  aquarist:
    "animal care, aquatic animal, coral, dive, fish culturist, fish health, jellyfish, life support, marine educator, marine mammal, octopus, penguin, sea turtle, wet lab",
  aquatic:
    "amphibian, aquatic ecologist, aquatic invasive species, crayfish, fish, fisheries, freshwater, lake, limnologist, macroinvertebrate, mussel, stream, stream survey, water quality, wetland",
  "aquatic biologist":
    "amphibian, aquatic technician, benthic, crayfish, fish passage, fisheries biologist, freshwater, hydrologist, lake, limnologist, macroinvertebrate, mussel, stream survey, wetland",
  "avian technician":
    "avian, bird banding, bird survey, condor, field technician, grouse, marsh bird, nest monitor, owl, raptor, seabird, shorebird, songbird, warbler, waterfowl, wildlife technician, woodpecker",
  bats: "acoustic monitoring, bat technician, cave, fatality search, mammal, mist net, white nose, wildlife technician, wind farm",
  "bear aware": "bears, human wildlife conflict, park ranger",
  bears:
    "bear aware, bear educator, bear technician, bear trap, black bear, carnivore, carnivore technician, grizzly, human wildlife conflict, polar bear",
  beaver:
    "mammal, process based restoration, restoration, stream restoration, trapper, wetland, wildlife technician",
  beekeeper: "bee, entomologist, farm hand, honey, pollinator",
  benthic:
    "aquatic biologist, aquatic technician, invertebrate, laboratory, macroinvertebrate, mayfly, stream survey, taxonomist",
  "big game":
    "bighorn, capture crew, caribou, cervid, check station, deer, elk, hunting guide, javelina, moose, mountain goat, mule deer, pronghorn, sheep",
  bighorn: "big game, sheep, ungulate, wildlife technician",
  "biological monitor":
    "avian biologist, burrowing owl, cultural monitor, desert tortoise, endangered species, environmental compliance, environmental inspector, environmental specialist, field biologist, nesting bird, protected species observer, raven, tortoise biologist, wildlife biologist",
  "bird banding":
    "avian, avian biologist, avian field, avian research, avian technician, bird intern, bird survey, hawk watch, hummingbird, nest monitor, owl banding, songbird, thrush, warbler",
  "bird survey":
    "avian biologist, avian research, bird banding, bird monitoring, grassland bird, hawk watch, marsh bird, murrelet, nest monitoring, nightjar, ornithologist, owl surveyor, raptor survey, seabird, shorebird, songbird, waterfowl",
  birds:
    "albatross, auklet, aviary, aviculture, bird box, bluebird, bobwhite, burrowing owl, condor, cormorant, cowbird, cuckoo, curlew, duck, eagle, egret, falcon, flamingo, flycatcher, forest bird, gnatcatcher, goose, grouse, gull, hawk, hawk watch, heron, honeycreeper, hummingbird, ibis, jay, kestrel, loon, marsh bird, meadowlark, murre, murrelet, nest monitor, nightjar, osprey, owl, parrot, partridge, pelican, penguin, petrel, pheasant, plover, prairie chicken, ptarmigan, puffin, purple martin, raptor, raven, ridgway rail, rookery, sage grouse, sandhill crane, sandpiper, scrub jay, seabird, shearwater, shorebird, shrike, skimmer, snail kite, songbird, sparrow, spoonbill, spotted owl, stilt, swallow, swan, swift, tern, thrasher, thrush, tricolored blackbird, turkey biologist, vireo, vulture, wading bird, warbler, waterfowl, whooping crane, wild turkey, wood stork, woodcock, woodpecker, yellow billed cuckoo",
  bison: "big game, grazing, prairie, ranch hand, range technician, tribal, wildlife technician",
  bugs: "bee, beetle, biocontrol, butterfly, entomologist, forest health, insect, invertebrate, monarch, mosquito, moth, pest detection, pollinator, spider",
  "capture crew":
    "big game, deer, elk, helicopter, sheep, veterinary technician, wild horse, wildlife technician",
  "carcass search":
    "avian technician, biological monitor, dog handler, field technician, solar, wildlife technician, wind energy, wind farm",
  caribou: "big game, moose, wildlife biologist",
  carnivore:
    "badger, bear, black footed ferret, bobcat, cougar, coyote, fox, furbearer, grizzly, jaguar, lion, lynx, marten, mesocarnivore, mongoose, ocelot, otter, pacific fisher, predator control, raccoon, weasel, wolf, wolverine",
  cattle: "grazing, grazing technician, livestock, ranch hand, ranch manager, rangeland, stockyard",
  "check station": "cwd, fish and wildlife technician, hunting, waterfowl, wildlife technician",
  coral: "aquarist, coral restoration, dive, marine, reef, scientific diver",
  "coral restoration": "coral, dive, marine technician, reef",
  coyote: "carnivore, predator control, wildlife control, wolf",
  creel:
    "angler, check station, fish and wildlife technician, fisheries technician, port sampler, recreational use survey, sport fishery",
  deer: "big game, big game technician, cervid, chronic wasting disease, deer technician, elk, hunting guide, mule deer, ungulate, whitetail",
  "desert tortoise": "biological monitor, field technician, herpetology, raven, tortoise",
  "dog handler": "avalanche dog, canine, invasive mussel detection, kennel, search and rescue, sled dog",
  dolphin:
    "cetacean, marine biologist, marine mammal, marine mammal rescue, marine mammal trainer, protected species observer, whale",
  eagle: "avian, hawk, raptor",
  electrofishing: "aquatic technician, fisheries technician, native fish, stream survey, trout, warmwater",
  elk: "big game, bison, caribou, deer, elk technician, hunting guide, moose, ungulate, wildlife technician",
  "endangered species":
    "biological monitor, black footed ferret, botanist, condor, condor recovery, jaguar, lynx, monk seal, mussel, ocelot, piping plover, rare plant, recovery, recovery member, sea turtle, snail kite, spotted owl, threatened, tortoise, whooping crane",
  "feral hog":
    "big game, damage management, hog, predator control, swine, trapper, wildlife control, wildlife services",
  fish: "alewife, angler, aquatic, bass, bull trout, burbot, carp, catfish, chinook, chum, coho, creel, cutthroat, darter, eel, electrofishing, fish passage, fisheries, flounder, grayling, groundfish, grouper, halibut, hatchery, herring, kokanee, lamprey, lionfish, menhaden, minnow, muskellunge, paddlefish, pikeminnow, razorback, rockfish, sablefish, salmon, salmonid, sawfish, sculpin, seine, shad, shark, shiner, smallmouth, smelt, snapper, snook, sockeye, spawning, steelhead, stock assessment, striped bass, sturgeon, tarpon, tilapia, trout, tuna, walleye, warmwater",
  "fish and wildlife technician":
    "biological science technician, check station, conservation technician, creel, experimental biology aide, fish culturist, fisheries technician, habitat technician, sampler, wildlife technician",
  "fish biologist":
    "aquatic biologist, bass, bull trout, chinook, fish and wildlife biologist, fish ecologist, fish health biologist, fish wildlife biologist, fisheries research, fishery, hatchery manager, lamprey, salmon, salmonid, steelhead, stock assessment, sturgeon, trout, weir",
  "fish counter":
    "dam, fish screen, fisheries biologist, fisheries technician, river restoration, salmon, sockeye, sonar, spawning ground, stream restoration, trap and haul",
  "fish culturist":
    "aquaculture, broodstock, fish and wildlife technician, fish farm, fish health, fish technician, hatchery, hatchery manager, maintenance worker hatchery, spawning, sturgeon",
  "fish health": "fish biologist, hatchery, laboratory, microbiologist, veterinarian",
  "fish tagging":
    "acoustic telemetry, coded wire tag, fish trailer, fisheries technician, hatchery, hatchery technician",
  "fish technician":
    "angler, aquatic technician, biologist aide, bull trout, coded wire tag, creel, electrofishing, experimental biology aide, fish age, fish and wildlife technician, fish counter, fish culturist, fish science technician, fish screen, fish wildlife technician, gillnet, hatchery, lamprey, natural resources technician, pit tag, port sampler, resource technician, salmon, salmonid, sampler, scientific technician, sea lamprey, seine, snorkel survey, spawning ground, steelhead, stock assessment technician, stream survey, sturgeon, tagging, trout",
  fisheries:
    "aquaculture, bass, bull trout, burbot, carp, catfish, chinook, chub, coho, creel, eel, electrofishing, fish, fish age, fish passage, fish screen, groundfish, halibut, hatchery, herring, lamprey, mussel, river herring, rockfish, salmon, salmon technician, salmonid, scallop, shad, smelt, sockeye, spawning, spawning ground, steelhead, stock assessment, striped bass, sturgeon, trawl, trout, walleye",
  "fisheries observer":
    "catch monitoring, debriefer, electronic monitoring, fisheries technician, groundfish, longline, observer coordinator, observer program, port sampler, protected species observer, trawl, vessel",
  fox: "carnivore, predator control",
  genetics: "bioinformatics, dna, edna, fish genetics, laboratory, molecular, wildlife forensics",
  grouse: "avian, game bird, lek, prairie chicken, ptarmigan, sage grouse, sagebrush, upland",
  "hack site": "avian technician, raptor",
  hatchery:
    "aquaculture, broodstock, broodstock technician, fish culturist, fish hatchery, fish marking, fish technician, shellfish hatchery, spawning crew, trout farm",
  "hawk watch": "avian, avian technician, bird observatory, bird survey, naturalist, raptor",
  herpetologist:
    "alligator, aquatic species, bog turtle, box turtle, crocodile, frog, gopher tortoise, hellbender, iguana, indigo snake, lizard, newt, python, rattlesnake, red legged frog, salamander, sea turtle, skink, snake, spadefoot, tegu, terrapin, toad, tortoise, turtle, vernal pool, yellow legged frog",
  "human wildlife conflict":
    "bear technician, bears, beaver, coexistence, elephant, mountain lion, range rider, wildlife control, wildlife technician, wolf",
  "hunter access": "wildlife technician",
  "hunter education":
    "archery, conservation educator, hunting, outdoor skills, outreach, recruitment retention, shooting sports",
  insects:
    "adelgid, ant, aphid, arthropod, bark beetle, bee, beetle, biocontrol, borer, butterfly, caterpillar, cicada, dragonfly, firefly, forest health, grasshopper, invertebrate, lanternfly, monarch, mosquito, moth, pest detection, pollinator, silverspot, spider, spongy moth, stonefly, tick, wasp, weevil",
  invertebrate:
    "aquatic biologist, beetle, butterfly, crab, crayfish, entomologist, horseshoe crab, insect, jellyfish, lobster, macroinvertebrate, mussel, octopus, pollinator, sea star, shrimp, snail, spider, urchin, worm",
  kennel: "animal care, dog handler, sled dog",
  "lek count": "avian technician, grouse",
  "life support technician": "aquarist, aquarium",
  "live trapping": "field technician, mammal, wildlife technician",
  livestock:
    "animal husbandry, cattle, dairy, farm hand, goat, grazing, ranch hand, sheep, shepherd, wrangler",
  mammal:
    "badger, bat, bear, beaver, bighorn, bison, bobcat, caribou, carnivore, cougar, coyote, deer, elk, ferret, flying squirrel, fox, ground squirrel, hare, jaguar, kangaroo rat, lynx, manatee, marine mammal, marmot, marten, mink, moose, mountain goat, muskox, ocelot, otter, pika, pocket gopher, pocket mouse, porcupine, prairie dog, pronghorn, rabbit, raccoon, rodent, shrew, skunk, small mammal, squirrel, vole, wildlife biologist, wolf, wolverine, woodrat",
  manatee: "marine mammal, rescue",
  "marine biologist":
    "aquarist, aquatic biologist, coastal ecology, coastal environmental, coral, fisheries biologist, kelp, marine conservation, marine education, marine mammal, marine technician, oceanographer, oyster, sea turtle, seagrass, shark, shellfish, tide pool, whale",
  "marine mammal":
    "aerial survey, beluga, dolphin, manatee, monk seal, orca, polar bear, protected species observer, sea lion, sea otter, seal, stranding, walrus, whale",
  "marine mammal rescue":
    "animal care, dolphin, manatee, marine mammal, necropsy, sea lion, sea turtle, veterinary, whale, wildlife rehabilitation",
  "monkey sanctuary": "animal care, sanctuary, zookeeper",
  moose: "big game, caribou, deer, elk, wildlife technician",
  "mosquito control": "biological aide, entomologist, pesticide applicator, public health, tick, vector",
  mussels:
    "aquatic invertebrate, aquatic technician, clam, freshwater mussel, invertebrate, oyster, snail, zebra mussel",
  "native fish":
    "bull trout, cutthroat, desert fish, fish biologist, fisheries technician, humpback chub, minnow, razorback, sucker",
  "nest monitor":
    "avian, avian technician, beach steward, bird survey, field technician, plover, raptor, sea turtle, songbird, tern, wildlife technician",
  "one health": "epidemiologist, necropsy, veterinarian, wildlife biologist",
  owl: "avian, owl banding, owl surveyor, raptor, spotted owl",
  pollinators:
    "bee, beekeeper, butterfly, butterfly garden, entomologist, honey, hummingbird, milkweed, monarch, moth, native bee, native plant, wildflower",
  "port sampler":
    "biological technician, creel, electronic monitoring, fish and wildlife technician, fisheries observer, fisheries technician, groundfish, salmon",
  "prairie dog": "black footed ferret, ground squirrel, mammal, plague, prairie, wildlife technician",
  "predator free":
    "albatross, biodiversity ranger, biosecurity, invasive species, mongoose, seabird, trapping, wildlife control, wildlife technician",
  quail:
    "avian, bobwhite research, farm bill biologist, game bird, grouse, pheasant, upland, wildlife technician",
  raptor:
    "avian, burrowing owl, condor, eagle, falcon, hack site, hawk, hawk counter, kestrel, osprey, owl, peregrine, snail kite, vulture",
  refuge: "refuge manager, refuge support, refuge technician, wildlife refuge",
  "refuge manager":
    "area manager, fish and wildlife, land manager, natural resource manager, preserve manager, wildlife area manager, wildlife biologist, wildlife refuge",
  salamander: "amphibian, frog, hellbender, herpetology, newt, vernal pool",
  salmon:
    "alaska salmon, chinook, coded wire tag, coho, escapement, fish counter, fish culturist, fisheries, fisheries technician, hatchery, salmonid, sockeye, spawning ground, steelhead, stock assessment",
  "sea turtle":
    "beach monitoring, beach steward, herpetologist, leatherback, marine biologist, nest monitor, nesting, sea turtle hospital, turtle, turtle lighting, wildlife technician",
  seabird:
    "albatross, auklet, avian, cormorant, gull, marine bird, murre, murrelet, penguin, petrel, puffin, shearwater, shorebird, tern",
  seal: "marine mammal, marine mammal rescue, monk seal, wildlife rescue",
  shark: "aquarist, dive, fisheries biologist, fisheries technician, marine biologist, ray, sawfish",
  sheep: "bighorn, livestock, shepherd, wild sheep",
  shellfish:
    "abalone, aquaculture, clam, crab, fisheries technician, geoduck, lobster, mussel, oyster, scallop, shrimp",
  shorebird:
    "avian, beach steward, coastal bird, curlew, gull, sandpiper, seabird, skimmer, stilt, tern, wading bird",
  snake: "herpetology, indigo snake, massasauga, python, rattlesnake, reptile",
  "snorkel survey": "fish technician, stream survey",
  songbird:
    "avian, bird, bird banding, bird survey, bluebird, cuckoo, flycatcher, shrike, sparrow, swallow, thrush, vireo, warbler, woodpecker",
  "spawning ground survey":
    "chinook, coho, fish counter, fisheries technician, salmon, steelhead, stock assessment, stream survey",
  "spotted owl": "avian technician, murrelet, northern goshawk, owl, raptor, wildlife technician",
  "stream survey":
    "aquatic technician, culvert, electrofishing, fish passage, fisheries technician, habitat technician, hydrologic technician, mussel, spawning ground, stream restoration, watershed",
  sturgeon: "fish culturist, fisheries, fisheries technician, hatchery, lamprey, paddlefish",
  telemetry:
    "avian technician, collar, deer, fish tagging, mule deer, radio collar, tracking, wildlife research, wildlife technician",
  tortoise: "biological monitor, desert tortoise, gopher tortoise, herpetology, turtle",
  trapping:
    "carnivore, furbearer, live trapping, pest detection, predator control, wild pig, wildlife control",
  trout:
    "bull trout, cutthroat, electrofishing, fish culturist, fisheries, fisheries biologist, fisheries technician, fly fishing, grayling, hatchery, salmonid, steelhead",
  turtle: "bog turtle, box turtle, herpetology, sea turtle, terrapin, tortoise, wood turtle",
  veterinarian:
    "animal health, animal hospital, veterinary technician, wildlife health, wildlife medicine, wildlife rehabilitation, zoo",
  "veterinary technician":
    "animal care, animal hospital, marine mammal rescue, medical clinic, veterinarian, wildlife medicine, wildlife rehabilitation, zoo",
  waterfowl:
    "avian, avian technician, coot, crane, duck, goose, heron, loon, marsh, mottled duck, pintail, swan, wetland",
  whales:
    "beluga, dolphin, humpback, marine mammal, marine naturalist, orca, protected species observer, right whale, whale watching",
  "wild horse": "corral, equine, farrier, horse, range, range technician, wrangler",
  wildlife:
    "animal, avian, bat, bear, bighorn, bobwhite, carnivore, condor, deer, elk, habitat, mammal, ocelot, raptor, tortoise, turtle, waterfowl, wolf",
  "wildlife biologist":
    "avian biologist, bat biologist, bear biologist, big game biologist, bighorn, carnivore, carnivore biologist, deer biologist, elk, fish and wildlife biologist, fish wildlife biologist, furbearer, game biologist, habitat, habitat biologist, herpetologist, mammalogist, ornithologist, raptor, refuge, wildlife manager, wildlife specialist, wolf biologist, zoologist",
  "wildlife control":
    "airport wildlife, beaver, brown tree snake, feral animal control, goose mitigation, human wildlife conflict, mongoose, pest control, predator control, rabies, rodent, trapper, wild pig, wildlife services, wildlife specialist",
  "wildlife crossing": "ecologist, gis, transportation, wildlife biologist",
  "wildlife manager": "habitat, refuge manager, wildlife biologist",
  "wildlife rehabilitation":
    "animal ambassador, animal care, animal caretaker, animal hospital, animal sanctuary, avian clinic, avian medical clinic, aviary, bear rehabilitation, husbandry, marine mammal rescue, raptor, rehabilitation, sanctuary, sea turtle hospital, veterinarian, veterinary internship, veterinary technician, wildlife center, wildlife medicine, zookeeper",
  "wildlife technician":
    "avian technician, bat technician, bear technician, biological science technician, bobwhite research, carcass search, conservation worker, deer technician, desert tortoise, elk technician, field technician, fish and wildlife aide, grouse, habitat and access, habitat technician, mammal technician, natural resource aide, natural resources technician, ornithology, radio collar, raptor, resource technician, scientific technician, small mammal, wildlife area technician, wildlife assistant, wildlife intern, wildlife research, wildlife specialist, wolf technician",
  "wind farm": "avian biologist, bat, biological monitor, fatality search",
  wolf: "carnivore, coexistence, coyote, mammal, predator control, wildlife technician, wolf volunteer, wolverine",
  zoo: "animal ambassador, animal care, animal nutrition, animal trainer, aquarium, husbandry, sanctuary, veterinary technician, wildlife center, zookeeper",
  zookeeper:
    "animal ambassador, animal care, animal caretaker, animal trainer, aquarist, aviary, falconer, husbandry, raptor, wildlife rehabilitation, wildlife sanctuary, zoo",
  zoologist:
    "entomologist, herpetologist, mammalogist, ornithologist, primatologist, wildlife biologist, zookeeper",
  "protected species observer":
    "aerial observer, catch monitoring, electronic monitoring, endangered species, fisheries observer, marine mammal, marine mammal rescue, observer, sea turtle, vessel observer, whale",
  "avian biologist": "avian, avian technician, raptor, wildlife biologist",
  "electronic monitoring": "data technician, fisheries observer, port sampler, video review",
  debriefer: "fisheries observer, fisheries technician, observer program",
  "aerial survey": "drone, marine mammal, pilot, waterfowl, wildlife biologist",
  necropsy: "laboratory, marine mammal rescue, pathologist, veterinary technician, wildlife health",
  "camera trap": "carnivore, data technician, photo analysis, wildlife technician",
  "wildlife area technician":
    "equipment operator, habitat technician, land steward, maintenance worker, natural resources worker, wildlife technician",
  "fish and wildlife aide": "biological science technician, fish technician, wildlife technician",
};
