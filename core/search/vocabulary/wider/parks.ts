export const parks = {
  archivist: "archives technician, curator, librarian, museum technician, records",
  "astronomy ranger": "interpretive ranger, park guide, park ranger",
  "backcountry caretaker": "hut keeper, trail steward, wilderness ranger",
  battlefield: "historian, historic site, interpretation, park guide",
  "camp site": "campground, campground host",
  campground: "camp host, campground host, fee collector, park aide, recreation technician",
  "campground host": "campground manager, campground operations, park volunteer, rv host",
  "cemetery caretaker": "caretaker, groundskeeper",
  "chief ranger": "law enforcement ranger, park manager, park ranger",
  "climbing ranger": "mountain guide, park ranger, wilderness ranger",
  "criminal investigator": "law enforcement, police officer",
  "cultural resource":
    "anthropologist, archaeologist, cultural researcher, heritage, historian, historic preservation, tribal",
  curator: "archivist, exhibits, museum collections, museum specialist, museum technician",
  docent: "interpretation, museum, tour guide, visitor services",
  "exhibit specialist": "curator, graphic design, museum technician",
  "fee collector":
    "campground host, cashier, park aide, park attendant, recreation technician, visitor services",
  "forest ranger": "forest protection officer, forestry technician, park ranger, ranger, wilderness ranger",
  "game warden":
    "law enforcement, law enforcement ranger, park ranger protection, police officer, wildlife enforcement",
  historian: "archivist, historical interpreter, interpretation, museum, museum technician, oral history",
  "historic preservation": "carpenter, mason, painting worker, preservation manager, restoration carpenter",
  interpretation: "educator, museum educator, naturalist, park guide, visitor services",
  "interpretive planner": "exhibit, interpretation, park planner",
  "interpretive ranger":
    "education technician, interpretive specialist, naturalist, park guide, park ranger visitor services, visitor services",
  kiosk: "fee collector, park aide, visitor services",
  "land agent": "land protection, lands technician, realty, right of way",
  "land protection":
    "conservation easement, easement specialist, land conservation, land steward, land trust, lands program, realty",
  "law enforcement":
    "conservation officer, criminal investigator, game warden, natural resources police, park ranger protection, patrol officer, police officer, security, sheriff, special agent",
  "law enforcement officer":
    "game warden, law enforcement ranger, park ranger protection, police officer, special agent",
  "law enforcement ranger":
    "criminal investigator, game warden, law enforcement officer, park police, police officer, ranger enforcement",
  lighthouse: "caretaker, historian, museum, tour guide",
  "living history": "historian, interpretation, museum educator",
  museum:
    "archivist, collections manager, curator, exhibit, museum aid, museum collections, museum technician, oral history",
  "museum education": "docent, educator, museum",
  "museum technician":
    "archives technician, archivist, collections manager, curator, exhibit, museum collections",
  "national forest": "forest service, forestry technician, wilderness ranger",
  "national park": "park guide, park ranger, visitor center",
  "natural resource manager":
    "conservation manager, land manager, natural resource specialist, refuge manager",
  nepa: "environmental compliance, environmental protection specialist, environmental specialist, planning",
  "outdoor recreation":
    "adventure, outdoor program, park ranger, recreation coordinator, recreation planner, recreation technician",
  "outdoor recreation planner": "environmental planner, landscape architect, planner, recreation planning",
  park: "campground, national park, park aide, park guide, park ranger, state park, visitor center",
  "park aide":
    "campground attendant, fee collector, park attendant, park ranger, park services, park technician",
  "park dispatcher": "dispatcher, law enforcement",
  "park guide": "interpretive ranger, park ranger, tour guide, visitor guide, visitor services assistant",
  "park maintenance":
    "facilities, groundskeeper, laborer, maintenance mechanic, maintenance worker, park ranger, trail crew",
  "park manager": "park director, park operations, park ranger, recreation manager",
  "park police": "game warden, law enforcement, law enforcement ranger, police officer",
  "park ranger":
    "fee collector, law enforcement ranger, park aide, park guide, ranger, visitor services, wilderness ranger",
  "permit specialist": "environmental compliance, planner, realty",
  planner: "conservation planner, environmental planner, land use, nepa, planning, recreation planner",
  "police officer":
    "criminal investigator, game warden, law enforcement, law enforcement ranger, marine patrol, park police, sheriff",
  ranger: "forest ranger, park guide, park ranger, river ranger, wilderness ranger",
  "ranger academy": "law enforcement ranger",
  realty: "appraiser, easement, land agent, land protection, lands technician, rights of way",
  recreation:
    "lifeguard, outdoor recreation, recreation aide, recreation assistant, recreation attendant, recreation planner, recreation technician",
  "recreation assistant":
    "activities coordinator, lifeguard, recreation attendant, recreation leader, recreation technician",
  "recreation leader":
    "activities attendant, children program, events coordinator, recreation assistant, recreation program, resort activities, youth program",
  "recreation technician":
    "forestry technician recreation, park aide, recreation assistant, recreation fee, trail crew, wilderness ranger",
  "rope rescue": "climbing ranger, search and rescue",
  "search and rescue": "emt, mountain rescue, park ranger psar, ski patrol, wilderness first responder",
  "trail steward": "backcountry caretaker, trail crew, trail volunteer, wilderness ranger",
  "tribal liaison": "community engagement, cultural resource, outreach",
  "vault toilet": "custodian, maintenance worker, recreation technician",
  "visitor services":
    "fee collector, guest services, information assistant, interpretation, park guide, park ranger visitor services, visitor operations",
  "volunteer coordinator": "volunteer services",
  "wilderness fellow": "recreation technician, trail crew, wilderness ranger",
  "wilderness ranger":
    "backcountry, forestry technician recreation, park ranger, recreation technician, search and rescue, trail crew, trails and wilderness, wilderness steward, wilderness technician",
  "wildlife refuge": "refuge, refuge manager, wildlife biologist",
  "winter ranger": "avalanche, park ranger, ski patrol, wilderness ranger",
  "work camper": "campground host, park volunteer",
};
