export const guiding = {
  adventure:
    "adventure guide, challenge course, expedition, high adventure, outdoor instructor, trip leader, zip line",
  "adventure guide": "multi sport guide, outdoor instructor, raft guide, tour guide, trip leader",
  backcountry: "backcountry ranger, backpacking, hut, ski touring, wilderness",
  backpacking:
    "backcountry, hiking guide, outdoor instructor, trip leader, wilderness instructor, wilderness trip",
  "backpacking guide": "field instructor, hiking guide, trip leader, wilderness instructor",
  barn: "barn hand, horse, ranch hand, stable hand, wrangler",
  "barn hand": "farm hand, horse care, ranch hand, wrangler",
  bike: "bicycle mechanic, bike guide, bike park, bike patrol, bike shop, ebike, mountain bike",
  "bike guide": "bike instructor, mountain bike guide, tour leader, trip leader",
  "bike instructor": "bike guide, bike park, mountain bike guide",
  "bike mechanic": "bike assembler, bike shop, wheel builder",
  "bike shop": "bicycle mechanic, bicycle sales, bike fit, bike mechanic, bike rental",
  "bird guide": "bird tour, naturalist, ornithologist, wildlife guide",
  canoe: "canoe trip, kayak, paddling, trip leader, wilderness trip",
  "canoe guide": "kayak guide, raft guide, trip leader, wilderness trip",
  canyoneering: "adventure guide, climbing guide, rock guide",
  caretaker: "campground host, estate manager, lodge keeper, property manager, winter caretaker",
  cave: "bat, cave guide, karst",
  climbing:
    "alpine guide, belay, bouldering, climbing wall, mountain guide, rock guide, route setter, ski mountaineering guide",
  "climbing guide": "canyoneering guide, climbing instructor, ice climbing, mountain guide",
  "climbing wall": "belay instructor, climbing coach, climbing instructor, climbing shop, route setter",
  corps: "americorps, conservation corps, youth corps",
  "cruise ship": "deckhand, expedition leader, guest services, naturalist, vessel",
  cycling: "bicycle, bike, cyclist, mountain bike",
  "dog sled": "dog yard, husky, kennel, sled dog handler, winter guide",
  dogs: "animal care, canine, detection dog, dog handler, dog musher, kennel, sled dog",
  "driver guide": "bus driver, jeep guide, shuttle driver, tour guide",
  driving: "bus driver, driver, motor vehicle operator, shuttle driver",
  "expedition leader": "naturalist guide, tour leader, trip leader",
  "fishing guide": "angling instructor, drift boat, hunting guide",
  "fly fishing": "fishing guide, fly shop, tackle shop, trout",
  "glacier guide": "hiking guide, ice climbing, ski guide",
  guide:
    "boatman, expedition leader, field instructor, instructor, naturalist, tour leader, trip leader, wrangler",
  hiking: "backpacking, hiking guide, trail guide, trek, walking guide, walking holiday, walking leader",
  "hiking guide": "backpacking guide, naturalist, tour guide, trail guide, trip leader, wilderness guide",
  horse:
    "barn hand, carriage driver, farrier, groom, horse packer, horseback riding, ranch hand, riding instructor, stable hand, trail ride, wrangler",
  "horse packer": "ranch hand, wrangler",
  hunting: "game bird, hunting guide, hunting lodge, quail guide, upland, wildlife guide",
  "hunting guide":
    "fishing guide, outfitter, quail guide, ranch hand, upland guide, upland quail guide, waterfowl guide",
  "hut keeper": "backcountry caretaker, hut operations, lodge caretaker, winter caretaker",
  kayak: "canoe, paddle board, paddling, paddling instructor, rafting, sea kayak",
  "kayak instructor": "canoe guide, kayak guide, paddle board guide, raft guide, sailing instructor",
  "kayak guide": "canoe guide, kayak instructor, paddle board guide, paddling instructor, raft guide",
  "lead guide": "guide, guide manager, guide office, raft guide, tour guide, trip leader",
  "mountain bike": "bike guide, bike mechanic, bike park, bike patrol, bike trail builder",
  "mountain bike guide": "bike guide, bike instructor, mountain bike",
  "mountain guide":
    "climbing guide, glacier guide, ice climbing, rock guide, ski guide, ski mountaineering guide",
  mountaineering:
    "alpine, alpine guide, climbing guide, climbing ranger, hut, mountain guide, mountain skills, ski, ski mountaineering",
  "multi sport": "adventure guide, bike guide, hiking guide, trip leader",
  naturalist:
    "environmental educator, field educator, interpretive, nature program, outdoor educator, park guide",
  nature:
    "conservation, ecologist, environmental educator, natural history, naturalist, nature center, nature program",
  outdoor:
    "guide, outdoor education, outdoor instructor, outdoor program, outdoor recreation, outdoor school, park ranger, trail crew",
  "outdoor leader":
    "field instructor, outdoor instructor, outdoor program, trip leader, wilderness instructor",
  outfitter: "fishing guide, hunting guide, outfitting assistant",
  paddle: "canoe, kayak, paddle board, raft guide, sea kayak",
  "raft guide": "kayak guide, rafting, river instructor, safety kayaker, whitewater",
  rafting: "boatman, paddling, raft guide, river guide, river shuttle driver, whitewater",
  ranch: "barn hand, cattle, guest ranch, livestock, ranch hand, wrangler",
  "ranch hand": "barn hand, farm hand, fencing, ranch foreman, ranch intern, ranch manager, wrangler",
  river: "boatman, fisheries, kayak, raft guide, rafting, river ranger, stream, whitewater",
  snowmobile: "snowmobile guide, snowmobile mechanic, winter guide",
  sport: "athletic, coach, golf, recreation leader, recreation program, ski, snowsports, soccer, tennis",
  stable: "barn hand, horse, wrangler",
  tour: "dock representative, driver guide, naturalist, park guide, tour guide, whale watching",
  "tour guide":
    "driver guide, expedition leader, interpretive guide, jeep guide, naturalist, park guide, step on guide, walking guide, walking holiday",
  tourism:
    "guest services, holiday planner, hospitality, tour guide, tour operator, travel agent, visitor services",
  trainer: "coach, instructor, personal trainer, training",
  "travel agent": "itinerary, reservations agent, tour operator",
  "trip leader":
    "backpacking instructor, canoe trip guide, expedition leader, field instructor, hiking guide, outdoor instructor, walking leader, wilderness instructor",
  "whale watching":
    "deckhand naturalist, dock representative, marine mammal, marine naturalist, naturalist boat captain",
  wilderness:
    "backcountry, trail crew, wilderness instructor, wilderness ranger, wilderness therapy, wilderness trip",
  "wildlife guide": "bear guide, naturalist guide, nature guide, whale watching, wildlife viewing",
  wrangler:
    "barn hand, horse packer, horseback riding, horsemanship, ranch hand, riding counselor, riding instructor, stable hand",
  "zip line": "adventure park, aerial adventure, canopy guide, challenge course",
  "bear guide": "naturalist, wildlife guide",
  "snowmobile guide": "dog sled, snowmobile, winter guide",
  "jeep guide": "driver guide, tour guide",
};
