export const guiding = {
  "abseil guide": "canyoneering guide, climbing guide, ropes course",
  adventure:
    "adventure guide, challenge course, expedition, high adventure, outdoor instructor, trip leader, zip line",
  "adventure guide": "multi sport guide, outdoor instructor, raft guide, tour guide, trip leader",
  "all terrain vehicle": "jeep guide, motorcycle mechanic, ohv ranger, snowmobile",
  astronomy: "naturalist, observatory, planetarium, telescope operator",
  "aurora guide": "driver guide, naturalist, tour guide",
  backcountry: "backcountry ranger, backpacking, hut, ski touring, wilderness",
  backpacking:
    "backcountry, hiking guide, outdoor instructor, trip leader, wilderness instructor, wilderness trip",
  "backpacking guide": "field instructor, hiking guide, trip leader, wilderness instructor",
  "balloon crew": "adventure guide, driver",
  barn: "barn hand, horse, ranch hand, stable hand, wrangler",
  "barn hand":
    "animal caretaker, equine, farm hand, horse care, livestock, ranch hand, riding instructor, stable manager, wrangler",
  "barn manager": "barn hand, riding instructor, wrangler",
  bike: "bicycle mechanic, bike guide, bike park, bike patrol, bike shop, ebike, mountain bike",
  "bike guide":
    "adventure guide, bike instructor, bike mechanic, mountain bike guide, multi sport guide, support driver, tour leader, trip leader",
  "bike instructor": "bike guide, bike park, mountain bike guide",
  "bike mechanic": "bike assembler, bike shop, wheel builder",
  "bike shop": "bicycle mechanic, bicycle sales, bike fit, bike mechanic, bike rental",
  bikepacking: "bike guide, bike tour, mountain bike",
  "bird guide":
    "bird survey, bird tour, expedition leader, hawk watch, naturalist, ornithologist, wildlife guide",
  bushcraft: "field instructor, naturalist, outdoor instructor, wilderness instructor",
  canoe: "canoe trip, kayak, paddling, trip leader, wilderness trip",
  "canoe guide": "kayak guide, raft guide, trip leader, wilderness trip",
  "canyon guide": "adventure guide, climbing guide, rock guide",
  canyoneering: "adventure guide, climbing guide, rock guide",
  caretaker: "campground host, estate manager, lodge keeper, property manager, winter caretaker",
  "carriage driver": "driver, horse packer, tour guide, wrangler",
  cave: "bat, cave guide, cave specialist, cave technician, geologist, karst, outdoor instructor, paleontologist",
  "cave guide": "naturalist, park guide, tour guide",
  climbing:
    "alpine guide, belay, bouldering, climbing wall, mountain guide, rock guide, route setter, ski mountaineering guide",
  "climbing guide":
    "canyoneering guide, challenge course, climbing instructor, climbing wall, ice climbing, mountain guide, outdoor instructor, via ferrata",
  "climbing wall": "belay instructor, climbing coach, climbing instructor, climbing shop, route setter",
  "colt starter": "barn hand, ranch hand, riding instructor, wrangler",
  corps: "americorps, conservation corps, youth corps",
  "cruise ship": "deckhand, expedition leader, guest services, naturalist, vessel",
  cycling: "bicycle, bike, cyclist, mountain bike",
  dirtbag:
    "climbing guide, climbing gym, hut keeper, kayak guide, lift operator, outdoor instructor, raft guide, ski bum, snowmaker, trail crew",
  "dog sled": "animal care, dog yard, guide, husky, kennel, winter guide",
  dogs: "animal care, canine, detection dog, dog handler, dog musher, kennel, sled dog",
  "driver guide":
    "adventure guide, bus driver, chauffeur, jeep guide, naturalist guide, safari guide, shuttle driver, snowcoach, step on guide, tour guide, transportation",
  driving: "bus driver, driver, motor vehicle operator, shuttle driver",
  "dude ranch": "cook, front desk, housekeeper, ranch hand, server, wrangler",
  "expedition leader":
    "adventure guide, boat naturalist, cruise, glacier guide, naturalist guide, tour leader, trip leader",
  "fishing guide":
    "angling instructor, charter captain, drift boat, fishing lodge, fly fishing instructor, fly shop, hunting guide, lodge guide, naturalist",
  flightseeing: "dispatcher, guest services, helicopter, pilot",
  "fly fishing": "fishing guide, fly shop, tackle shop, trout",
  forager: "botanist, herbalist, naturalist, permaculture",
  "forest bathing": "naturalist, nature therapy, wilderness therapy, yoga",
  "glacier guide": "hiking guide, ice climbing, ski guide",
  guide:
    "boatman, expedition leader, field instructor, instructor, naturalist, tour leader, trip leader, wrangler",
  "guide manager": "lead guide, operations manager, raft guide",
  "guide school": "adventure guide, raft guide",
  "head wrangler": "barn manager, horse packer, wrangler",
  "heli ski": "avalanche, cat ski, helicopter pilot, lodge, mountain guide, ski guide, snow safety",
  hiking: "backpacking, hiking guide, trail guide, trek, walking guide, walking holiday, walking leader",
  "hiking guide":
    "backpacking guide, field instructor, multi sport guide, naturalist, park guide, step on guide, tour guide, trail guide, trip leader, wilderness guide, wilderness trip",
  horse:
    "barn hand, carriage driver, farrier, groom, horse packer, horseback riding, ranch hand, riding instructor, stable hand, trail ride, wrangler",
  "horse packer":
    "animal caretaker, barn hand, farrier, llama, mule, ranch hand, stock, trail crew, wilderness ranger, wrangler",
  hunting: "game bird, hunting guide, hunting lodge, quail guide, upland, wildlife guide",
  "hunting camp": "camp cook, horse packer, hunting guide",
  "hunting guide":
    "bird dog, camp cook, camp jack, fishing guide, game preserve, hunting dog, hunting lodge, kennel, outfitter, packer, ranch hand, upland quail guide",
  "hut keeper": "backcountry caretaker, hut operations, lodge caretaker, winter caretaker",
  kayak: "canoe, paddle board, paddling, paddling instructor, rafting, sea kayak",
  "kayak instructor": "canoe guide, kayak guide, paddle board guide, raft guide, sailing instructor",
  "kayak guide":
    "adventure guide, canoe guide, kayak instructor, multi sport guide, naturalist, paddle board guide, paddling instructor, raft guide, sailing instructor, trip leader",
  "lead guide": "guide, guide manager, guide office, raft guide, tour guide, trip leader",
  "mountain bike": "bike guide, bike mechanic, bike park, bike patrol, bike trail builder",
  "mountain bike guide": "bike guide, bike instructor, mountain bike",
  "mountain guide":
    "avalanche instructor, canyon guide, climbing guide, climbing ranger, glacier guide, heli ski, ice climbing, outdoor instructor, rock guide, ski guide, ski mountaineering guide, via ferrata",
  mountaineering:
    "alpine, alpine guide, climbing guide, climbing ranger, hut, mountain guide, mountain skills, ski, ski mountaineering",
  "multi sport": "adventure guide, bike guide, hiking guide, trip leader",
  naturalist:
    "animal ambassador, astronomy, bird guide, boat naturalist, docent, environmental educator, field educator, interpretive, interpretive ranger, interpretive specialist, nature center, nature program, outdoor educator, park guide, tide pool, wildlife guide",
  nature:
    "conservation, ecologist, environmental educator, natural history, naturalist, nature center, nature program",
  "ohv ranger": "park ranger, recreation technician, trail crew",
  outdoor:
    "guide, outdoor education, outdoor instructor, outdoor program, outdoor recreation, outdoor school, park ranger, trail crew",
  "outdoor leader":
    "field instructor, outdoor instructor, outdoor program, trip leader, wilderness instructor",
  outfitter: "fishing guide, hunting guide, outfitting assistant",
  packraft: "backpacking guide, raft guide, wilderness instructor",
  paddle: "canoe, kayak, paddle board, raft guide, sea kayak",
  "paddle board instructor": "kayak instructor, surf instructor",
  parachute: "pilot",
  "photo guide": "naturalist guide, photographer, wildlife guide",
  "raft guide":
    "boat operator, canoe guide, fishing guide, kayak guide, multi sport guide, paddling instructor, rafting, river instructor, river manager, river ranger, safety kayaker, shuttle driver, trip leader, whitewater",
  "raft photographer": "media specialist, photographer, videographer",
  rafting: "boatman, paddling, raft guide, river guide, river shuttle driver, whitewater",
  ranch: "barn hand, cattle, guest ranch, livestock, ranch hand, wrangler",
  "ranch hand":
    "barn hand, equipment operator, farm hand, farm manager, fencing, haying, irrigator, maintenance worker, ranch foreman, ranch intern, ranch manager, wrangler",
  river: "boatman, fisheries, kayak, raft guide, rafting, river ranger, stream, whitewater",
  "ship naturalist": "expedition leader, naturalist, whale watching",
  "snorkel guide": "boat captain, deckhand, dive, lifeguard",
  snowcoach: "bus driver, driver guide, snowmobile guide, winter guide",
  snowmobile: "snowmobile guide, snowmobile mechanic, winter guide",
  sport: "athletic, coach, golf, recreation leader, recreation program, ski, snowsports, soccer, tennis",
  stable: "barn hand, horse, wrangler",
  "sup guide": "kayak guide, paddle board instructor, surf instructor",
  "surf photographer": "photographer, videographer",
  tour: "dock representative, driver guide, naturalist, park guide, tour guide, whale watching",
  "tour guide":
    "adventure guide, boat guide, cave guide, docent, driver guide, expedition leader, historic site, interpreter, interpretive guide, jeep guide, museum educator, naturalist, park guide, snowcoach driver, step on guide, trolley driver, visitor services, walking guide, walking holiday",
  tourism:
    "guest services, holiday planner, hospitality, tour guide, tour operator, travel agent, visitor services",
  "trail runner": "race crew, race director, running coach",
  trainer: "coach, instructor, personal trainer, training",
  "travel agent": "itinerary, reservations agent, tour operator",
  "trip leader":
    "adventure guide, backpacking guide, backpacking instructor, camp counselor, canoe trip guide, expedition leader, field instructor, hiking guide, orientation leader, outdoor instructor, rafting, student travel, walking leader, wilderness instructor",
  "via ferrata": "adventure park, climbing guide, zip line",
  "whale watching":
    "deckhand naturalist, dock representative, marine mammal, marine naturalist, naturalist boat captain",
  wilderness:
    "backcountry, trail crew, wilderness instructor, wilderness ranger, wilderness therapy, wilderness trip",
  "wildlife guide":
    "bear guide, bird guide, boat guide, driver guide, naturalist guide, nature guide, photo guide, safari, whale watching, wildlife viewing",
  wrangler:
    "barn hand, carriage driver, colt starter, farrier, horse packer, horseback riding, horsemanship, ranch, ranch hand, riding counselor, riding instructor, stable hand, trail ride, youth wrangler",
  "zip line": "adventure guide, adventure park, aerial adventure, belayer, challenge course",
  "bear guide": "naturalist, wildlife guide",
  "snowmobile guide": "dog sled, snowmobile, winter guide",
  "jeep guide": "driver guide, tour guide",
  "bird dog trainer": "dog handler, hunting guide, kennel",
  "youth wrangler": "barn hand, camp counselor, childcare, kids club, wrangler",
  "camp jack": "camp cook, hunting guide, packer, wrangler",
  coasteering: "kayak guide, outdoor instructor, surf instructor",
  "river boarding": "raft guide, safety kayaker, surf instructor",
  bungee: "adventure park, rigger, zip line",
  "bike shuttle": "bike guide, driver, shuttle driver",
  orienteering: "outdoor instructor, trip leader",
  "sandboarding guide": "jeep guide, tour guide",
  paraglider: "adventure guide, parachute, pilot",
  "adventure park": "belayer, challenge course, harness, zip line",
};
