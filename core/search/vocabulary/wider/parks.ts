export const parks = {
  archivist:
    "archives technician, curator, digitization, historian, librarian, museum collections, museum technician, records, research librarian",
  "astronomy ranger": "interpretive ranger, park guide, park ranger",
  "backcountry caretaker": "hut keeper, shelter, trail crew, trail steward, wilderness ranger",
  battlefield: "historian, historic site, interpretation, park guide",
  "camp site": "campground, campground host",
  campground: "camp host, campground host, fee collector, park aide, recreation technician",
  "campground host":
    "camp store, campground manager, campground operations, caretaker, fee collector, park aide, park volunteer, recreation technician, rv host, work camper",
  "cemetery caretaker": "caretaker, groundskeeper",
  "chief ranger": "law enforcement ranger, park manager, park ranger",
  "climbing ranger": "mountain guide, park ranger, wilderness ranger",
  "criminal investigator":
    "game warden, investigator, law enforcement, law enforcement ranger, police officer",
  "cultural resource":
    "anthropologist, arch tech, archaeological monitor, archaeologist, architectural historian, cultural researcher, heritage, historian, historic preservation, museum, nagpra, thpo, tribal",
  curator:
    "archivist, art conservator, exhibits, herbarium, historian, museum collections, museum director, museum specialist, museum technician, natural history, registrar",
  docent: "interpretation, museum, tour guide, visitor services",
  "exhibit specialist":
    "art handler, carpenter, curator, fabricator, graphic design, illustrator, museum technician, sign maker",
  "fee collector":
    "campground host, cashier, kiosk, park aide, park attendant, park guide, park ranger, recreation technician, visitor service assistant, visitor services",
  "forest ranger":
    "conservation officer, fire warden, forest protection officer, forestry technician, law enforcement officer, park ranger, ranger, recreation technician, wilderness ranger, wildland firefighter",
  "game warden":
    "boating safety officer, hunter education, investigator, law enforcement, law enforcement ranger, park ranger protection, police officer, special agent, wildlife enforcement, wildlife inspector",
  historian:
    "architectural historian, archivist, cultural resource, curator, historic site, historical interpreter, interpretation, museum, museum technician, oral history, public history",
  "historic preservation":
    "architect, architectural historian, carpenter, historic structures, log cabin, mason, painter, painting worker, preservation manager, restoration carpenter, window restoration",
  interpretation: "educator, museum educator, naturalist, park guide, visitor services",
  "interpretive planner": "exhibit, interpretation, park planner",
  "interpretive ranger":
    "docent, education technician, environmental educator, historical interpreter, interpretation, interpretive planner, interpretive specialist, museum educator, naturalist, park guide, park ranger visitor services, tour guide, visitor services",
  kiosk: "campground host, fee collector, park aide, ticket office, visitor services",
  "land agent": "land protection, lands technician, realty, right of way",
  "land protection":
    "conservation easement, easement specialist, land conservation, land steward, land trust, lands program, realty",
  "law enforcement":
    "boating safety, code enforcement, conservation officer, criminal investigator, dispatcher, forest ranger, game warden, investigator, k9, natural resources police, park enforcement, park ranger protection, patrol officer, police officer, security, sheriff, special agent, wildlife inspector",
  "law enforcement officer":
    "deputy, forest ranger, game warden, law enforcement ranger, park enforcement, park police, park ranger protection, police officer, special agent",
  "law enforcement ranger":
    "chief ranger, criminal investigator, forest protection officer, forest ranger, game warden, law enforcement officer, marine patrol, park enforcement, park police, police officer, ranger enforcement",
  lighthouse: "caretaker, historian, museum, tour guide",
  "living history":
    "blacksmith, farm educator, historian, historic site, interpretation, museum educator, museum host, tour guide",
  museum:
    "archaeologist, archivist, art conservator, collections manager, curator, docent, exhibit, exhibit specialist, heritage, historian, historic house, interpretation, museum aid, museum collections, museum educator, museum technician, oral history, planetarium, preparator, registrar, visitor services",
  "museum education":
    "art educator, children museum, docent, educator, historical interpreter, interpretation, museum, planetarium, school programs, teacher",
  "museum technician":
    "archives technician, archivist, art conservator, art handler, collections manager, curator, exhibit, herbarium, historian, museum collections, registrar, specimen preparator",
  "national forest": "forest service, forestry technician, wilderness ranger",
  "national park": "park guide, park ranger, visitor center",
  "natural resource manager":
    "conservation manager, ecologist, land manager, natural resource specialist, park biologist, refuge manager, stewardship director",
  nepa: "environmental compliance, environmental protection specialist, environmental specialist, planning",
  "outdoor recreation":
    "adventure, outdoor program, park ranger, recreation coordinator, recreation planner, recreation technician",
  "outdoor recreation planner":
    "community planner, environmental planner, landscape architect, planner, recreation planning, recreation program manager, recreation specialist, visitor use, wilderness",
  park: "campground, national park, park aide, park guide, park ranger, state park, visitor center",
  "park aide":
    "campground attendant, conservation worker, fee collector, forest and park, general utility worker, laborer, natural resources worker, park attendant, park ranger, park seasonal, park services, park specialist, park technician, ranger assistant, seasonal aide, seasonal worker, state worker",
  "park dispatcher": "dispatcher, law enforcement",
  "park guide":
    "cave guide, docent, education technician, interpretive ranger, interpretive specialist, naturalist, park ranger, tour guide, visitor guide, visitor services assistant, visitor use assistant",
  "park maintenance":
    "caretaker, conservation worker, equipment operator, facilities, groundskeeper, laborer, maintenance mechanic, maintenance worker, mower operator, park aide, park attendant, park ranger, trades helper, trail crew, utility systems operator, utility worker",
  "park manager": "park director, park operations, park ranger, recreation manager",
  "park police": "game warden, law enforcement, law enforcement ranger, police officer",
  "park ranger":
    "fee collector, forest ranger, interpretive specialist, law enforcement ranger, natural resources officer, park aide, park attendant, park enforcement, park guide, park naturalist, park specialist, ranger, ranger assistant, recreation technician, river ranger, trail ranger, visitor and resource, visitor services, wilderness ranger",
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
    "activities coordinator, aquatic aide, camp counselor, gym, lifeguard, lifeguard aide, recreation attendant, recreation leader, recreation specialist, recreation technician, sports official",
  "recreation leader":
    "activities attendant, children program, events coordinator, recreation assistant, recreation program, resort activities, youth program",
  "recreation technician":
    "campground host, forest protection officer, maintenance worker, ohv ranger, park aide, park ranger, recreation assistant, recreation fee, recreation ranger, river ranger, trail crew, wilderness, wilderness ranger",
  "rope rescue": "climbing ranger, search and rescue",
  "search and rescue":
    "climbing ranger, emergency management, emt, helicopter rescue, incident command, mountain rescue, paramedic, park ranger psar, patrol director, preventive search, rescue specialist, rope rescue, ski patrol, swiftwater rescue, wilderness first responder, wilderness medicine",
  "trail steward": "backcountry caretaker, trail crew, trail volunteer, wilderness ranger",
  "tribal liaison":
    "archaeologist, community engagement, cultural resource, environmental justice, ethnographer, outreach, thpo",
  "vault toilet": "custodian, maintenance worker, recreation technician",
  "visitor services":
    "fee collector, front desk, guest services, information assistant, interpretation, museum host, naturalist, park guide, park ranger visitor services, park store, recreation technician, tour guide, visitor guide, visitor operations",
  "volunteer coordinator":
    "citizen science, community engagement, outreach coordinator, stewardship coordinator, volunteer program, volunteer services",
  "wilderness fellow": "recreation technician, trail crew, wilderness ranger",
  "wilderness ranger":
    "backcountry, caretaker, climbing ranger, forestry technician recreation, hut keeper, park ranger, recreation technician, river ranger, sawyer, search and rescue, trail crew, trails and wilderness, wilderness steward, wilderness technician, wilderness trails",
  "wildlife refuge":
    "biological science technician, habitat, refuge, refuge manager, refuge ranger, visitor services specialist, wildlife biologist, wildlife technician",
  "winter ranger": "avalanche, park ranger, ski patrol, wilderness ranger",
  "work camper":
    "camp store, campground host, campground manager, front desk, groundskeeper, maintenance worker, park volunteer, rv park, sugar beet",
  "ranger assistant": "fee collector, park aide, park guide, park ranger",
  "park enforcement": "law enforcement ranger, park police, ranger, security guard",
  "wildlife inspector": "agricultural inspector, game warden, law enforcement, special agent",
  "correctional officer": "crew supervisor, law enforcement, security guard",
  "mountain rescue": "climbing ranger, ski patrol",
  "forest protection officer": "forest ranger, law enforcement officer, recreation technician",
  "visitor use": "recreation planner, social science, trail counter, visitor use assistant",
  preparator: "art conservator, exhibit specialist, museum technician, specimen preparator",
  "museum registrar": "collections manager, museum technician",
  "archives technician": "archivist, library technician, museum technician, records",
  "planetarium operator": "astronomy, museum educator, science educator",
  "reserve warden": "land steward, naturalist, park ranger, preserve manager",
  "smokey bear": "fire education, mascot",
  "state worker": "conservation worker, laborer, maintenance worker, park aide",
};
