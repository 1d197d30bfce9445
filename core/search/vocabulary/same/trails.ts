export const trails = [
  "ameri corps, americorps",
  "bike park builder, bike park trail builder, bike trail builder, dig crew, mountain bike trail builder, mtb trail builder, trail digger",
  "conservation corps, conservation crew, corps member, corpsmember, service corps, ycc, youth conservation corps, youth corps",
  "crew boss, crew chief, crew foreman, crew lead, crew leader, crew supervisor, field crew leader",
  "crew member, crewman, crewmember",
  "dry stack, dry stone, rock work, rockwork, stonework",
  "laborer trails, maintenance worker trails, trail builder, trail building, trail building crew, trail construction, trail crew, trail dog, trail laborer, trail maintainer, trail maintenance, trail team, trail tech, trail technician, trail work, trail worker, trailcrew, trailwork",
  "sign maker, sign painter, sign shop",
  "maintenance work leader trails, trail boss, trail corps leader, trail crew boss, trail crew foreman, trail crew lead, trail crew leader, trail crew supervisor, trail foreman, trail leader, trail supervisor",
];
