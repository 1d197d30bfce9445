export const fire = {
  "air attack": "aircraft dispatch, helicopter manager, helitack, smokejumper",
  baer: "fire ecology, post fire, restoration technician, watershed",
  "battalion chief": "engine captain, fire management officer, hotshot superintendent",
  "burn boss": "burn crew, burn crew manager, fire management officer, prescribed fire",
  "city firefighter": "emt, firefighter, paramedic",
  "contract engine": "engine crew, hand crew, wildland firefighter",
  "cultural burn": "burn crew, prescribed fire, tribal",
  dispatcher:
    "aircraft dispatch, communications center, coordination center, dispatch center, emergency services, fire communications, fire dispatch, initial attack dispatcher, logistics dispatcher, park dispatcher, patrol dispatcher, public safety, telecommunications operator, telecommunicator, transportation dispatcher",
  "engine boss": "engine captain, engine crew",
  "engine captain": "engine boss, wildland firefighter engine",
  "engine crew":
    "engine boss, engine captain, fire captain, fire engine operator, fire suppression, forestry technician, tender operator, wildland firefighter",
  fire: "burn crew, dispatcher, engine captain, fire lookout, firefighter, fuels, helitack, hotshot, prescribed fire, rx fire, smokejumper, wildland firefighter",
  "fire behavior": "fire ecology, fire management, fuels specialist",
  "fire cache": "logistics, supply, warehouse",
  "fire camp": "camp cook, expanded dispatch, logistics",
  "fire effects":
    "botanist, burn boss, ecologist, fuels monitoring, plant technician, post fire, prescribed fire, vegetation ecologist, vegetation monitoring",
  "fire investigation": "fire prevention, law enforcement",
  "fire lookout": "fire detection, fire prevention, forest ranger, lookout, wilderness ranger",
  "fire management officer":
    "assistant fire management officer, fire management, fire operations, fire program manager, fuels program manager",
  "fire module": "burn crew, hand crew, hotshot, wildland firefighter",
  "fire prevention":
    "community wildfire, fire lookout, fire patrol, forest protection officer, fuels, public information officer, smokey bear, wildfire mitigation",
  firefighter:
    "burn crew, engine crew, fire lookout, fire operations, forestry technician fire, fuels, hand crew, helitack, hotshot, prescribed fire, smokejumper, wildland fire",
  "fireline emt": "emt, paramedic, wildland firefighter",
  fuels:
    "forestry technician, fuel treatment, fuels reduction, prescribed fire, sawyer, thinning, wildfire mitigation",
  "fuels crew":
    "burn crew, forestry technician, forestry worker, hand crew, masticator, prescribed fire, sawyer, thinning crew, vegetation management, wildland fire module",
  "hand crew":
    "conservation corps fire, engine crew, fire suppression, forestry technician, fuels crew, hotshot, prescribed fire, wildland fire module, wildland firefighter",
  "helicopter manager": "air attack, helitack",
  "helicopter rappel": "helitack, smokejumper",
  helitack:
    "aircraft, helicopter manager, helicopter pilot, helicopter rappel, smokejumper, wildland firefighter",
  hotshot:
    "forestry technician fire, hand crew, helitack, smokejumper, wildland fire module, wildland firefighter",
  "hotshot superintendent": "engine captain, fire management officer, hotshot",
  imt: "emergency management, fire management, logistics",
  "lead firefighter": "engine crew, squad boss, wildland firefighter",
  lookout: "fire lookout, fire prevention",
  masticator: "equipment operator, fuels crew",
  mixmaster: "airtanker base, helitack, ramp manager",
  "mobile kitchen": "camp cook, cook, fire camp",
  "prescribed fire":
    "burn, burn boss, ecological burn, fire ecology, fire effects, fire practitioner, fuels, restoration technician, wildland fire module, wildland firefighter",
  sawyer:
    "arborist, falling, fire module, forestry technician, forestry worker, fuels crew, hazard tree, saw instructor, thinning, trail crew, vegetation crew, wilderness ranger",
  smokejumper: "helicopter rappel, helitack, hotshot, wildland firefighter",
  "squad boss": "crew leader, engine captain, wildland firefighter",
  "task force leader": "engine captain, fire management officer, squad boss",
  "tender operator": "equipment operator, truck driver, wildland firefighter",
  wfap: "engine crew, hand crew, wildland firefighter",
  wildfire:
    "fire dispatch, fire ecology, fire lookout, fire management, fire mitigation, fire operations, firefighter, fuels, prescribed fire, wildland firefighter",
  "wildland firefighter":
    "bull gang, burn crew, engine crew, fire academy, fire lookout, fire operations, fire suppression, firefighter, firefighter trainee, forestry technician, fuels, hand crew, helitack, hotshot, prescribed fire, seasonal firefighter, smokejumper, wildfire technician",
  "fire dispatch": "aircraft dispatch, communications center, dispatch center, dispatcher",
  "engine operator": "engine captain, engine crew, wildland firefighter",
  "coordination center": "aircraft dispatch, dispatcher, intelligence coordinator",
};
