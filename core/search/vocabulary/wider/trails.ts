export const trails = {
  acl: "crew leader, crew member",
  americorps: "conservation corps, crew member, individual placement, national service, vista, youth corps",
  "bike park builder": "equipment operator, terrain park, trail crew",
  blaster: "equipment operator, mason, trail crew",
  "boardwalk crew": "carpenter, construction worker, trail crew",
  "conservation corps":
    "americorps, crew leader, crew member, individual placement, scientists in parks, stewards, trail crew, youth crew",
  crew: "crew leader, crew member, field crew, trail crew",
  "crew leader": "crew coordinator, field lead, field leader, squad leader, team leader",
  "crew member": "burn crew, conservation corps, crew leader, field crew, trail crew",
  "cross cut": "trail crew, wilderness ranger",
  "dry stone": "mason, stonemason, trail crew",
  fencing: "laborer, ranch hand, range technician, trail crew",
  "grip hoist": "mason, ropes course, trail crew",
  plc: "americorps, conservation corps, scientists in parks",
  "thru hiker": "backpacking guide, ridge runner, trail crew, trail steward",
  "trail crew":
    "bike park builder, conservation corps, crew member, parks and trails, roads and trails, sawyer, trail assistant, trail steward, trail volunteer",
  "trail crew leader": "conservation corps leader, crew leader, trail coordinator, trail crew",
  "trail dozer": "equipment operator, trail crew",
  trails: "laborer trails, maintenance worker trails, trail builder, trail crew, trail steward",
};
