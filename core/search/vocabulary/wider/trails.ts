export const trails = {
  americorps: "conservation corps, crew member, individual placement, national service, vista, youth corps",
  "conservation corps":
    "americorps, crew leader, crew member, individual placement, scientists in parks, stewards, trail crew, youth crew",
  crew: "crew leader, crew member, field crew, trail crew",
  "crew leader": "crew coordinator, field lead, field leader, squad leader, team leader",
  "crew member": "burn crew, conservation corps, crew leader, field crew, trail crew",
  "trail crew":
    "bike park builder, conservation corps, crew member, parks and trails, roads and trails, sawyer, trail assistant, trail steward, trail volunteer",
  "trail crew leader": "conservation corps leader, crew leader, trail coordinator, trail crew",
  trails: "laborer trails, maintenance worker trails, trail builder, trail crew, trail steward",
};
