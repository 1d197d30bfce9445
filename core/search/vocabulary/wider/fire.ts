export const fire = {
  "air attack": "aircraft dispatch, helicopter manager, helitack, smokejumper",
  baer: "fire ecology, post fire, restoration technician, watershed",
  "battalion chief": "engine captain, fire management officer, hotshot superintendent",
  "burn boss": "burn crew, burn crew manager, fire management officer, prescribed fire",
  "city firefighter": "emt, firefighter, paramedic",
  "contract engine": "engine crew, hand crew, wildland firefighter",
  "cultural burn": "burn crew, prescribed fire, tribal",
  dispatcher:
    "aircraft dispatch, communications center, dispatch center, fire dispatch, telecommunications operator",
  "engine boss": "engine captain, engine crew",
  "engine captain": "engine boss, wildland firefighter engine",
  "engine crew": "engine boss, engine captain, fire engine operator, wildland firefighter",
  fire: "burn crew, dispatcher, engine captain, fire lookout, firefighter, fuels, helitack, hotshot, prescribed fire, rx fire, smokejumper, wildland firefighter",
  "fire behavior": "fire ecology, fire management, fuels specialist",
  "fire cache": "logistics, supply, warehouse",
  "fire camp": "camp cook, expanded dispatch, logistics",
  "fire effects": "fuels monitoring, post fire, prescribed fire, vegetation monitoring",
  "fire investigation": "fire prevention, law enforcement",
  "fire lookout": "fire detection, fire prevention, forestry technician lookout, lookout",
  "fire management officer":
    "assistant fire management officer, fire management, fire operations, fire program manager, fuels program manager",
  "fire module": "burn crew, hand crew, hotshot, wildland firefighter",
  "fire prevention": "fire lookout, fire patrol, wildfire mitigation",
  firefighter:
    "burn crew, engine crew, fire lookout, fire operations, forestry technician fire, fuels, hand crew, helitack, hotshot, prescribed fire, smokejumper, wildland fire",
  "fireline emt": "emt, paramedic, wildland firefighter",
  fuels:
    "forestry technician, fuel treatment, fuels reduction, prescribed fire, sawyer, thinning, wildfire mitigation",
  "fuels crew":
    "burn crew, forestry technician, prescribed fire, sawyer, thinning crew, vegetation management",
  "hand crew": "engine crew, fuels crew, hotshot, wildland fire module, wildland firefighter",
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
  "prescribed fire": "burn, burn boss, fire ecology, fire effects, fuels, wildland firefighter",
  sawyer: "arborist, forestry technician, fuels crew, hazard tree, thinning, trail crew, vegetation crew",
  smokejumper: "helicopter rappel, helitack, hotshot, wildland firefighter",
  "squad boss": "crew leader, engine captain, wildland firefighter",
  "task force leader": "engine captain, fire management officer, squad boss",
  "tender operator": "equipment operator, truck driver, wildland firefighter",
  wfap: "engine crew, hand crew, wildland firefighter",
  wildfire:
    "fire dispatch, fire ecology, fire lookout, fire management, fire mitigation, fire operations, firefighter, fuels, prescribed fire, wildland firefighter",
  "wildland firefighter":
    "burn crew, engine crew, fire academy, fire lookout, fire operations, firefighter, fuels, hand crew, helitack, hotshot, prescribed fire, smokejumper",
  "fire dispatch": "aircraft dispatch, communications center, dispatch center, dispatcher",
  "engine operator": "engine captain, engine crew, wildland firefighter",
};
