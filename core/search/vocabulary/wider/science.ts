export const science = {
  agriculture: "agronomist, conservation district, extension, farm, range",
  anthropologist: "archaeologist, cultural researcher, cultural resource, oral history, tribal",
  "arch tech": "archaeologist, cultural resource technician, field archaeologist",
  archaeologist: "anthropologist, cultural researcher, cultural resource, heritage",
  "biological science technician":
    "biological monitor, field technician, fisheries technician, science technician, scientific technician, wildlife technician",
  biologist: "biological scientist, botanist, ecologist, field technician, zoologist",
  cartographer: "engineer maps, geospatial, gis, mapping, spatial",
  chemist: "biogeochemistry, laboratory, toxicologist",
  climate: "carbon, climate change, meteorologist",
  "climate change": "carbon, climate, climate science",
  "conservation technician":
    "field technician, habitat technician, natural resource technician, restoration technician",
  data: "data analyst, data engineer, data manager, data scientist, database, gis, statistician",
  "data analyst": "biometrician, data engineer, data manager, data scientist, statistician",
  "data scientist":
    "bioinformatics, data analyst, data engineer, machine learning, quantitative ecologist, statistician",
  drone: "pilot, remote sensing, unmanned",
  ecologist: "botanist, environmental scientist, restoration, wildlife biologist",
  engineer:
    "civil engineer, design engineer, electrical engineer, engineering technician, interdisciplinary, mechanical engineer",
  environmental:
    "conservation, ecologist, environmental scientist, environmental specialist, natural resources",
  "environmental consultant":
    "environmental project manager, environmental scientist, environmental specialist, nepa, wetland",
  "environmental engineer": "civil engineer, habitat engineer, water resources engineer",
  "environmental scientist":
    "ecologist, environmental engineer, environmental specialist, natural resource specialist, water quality",
  "environmental technician":
    "conservation technician, environmental specialist, field technician, natural resource technician",
  "field biologist":
    "avian biologist, biological monitor, designated biologist, field ecologist, project biologist, wildlife biologist",
  "field technician":
    "biological science technician, conservation technician, field biologist, fisheries technician, habitat technician, monitoring technician, research technician, vegetation technician, wildlife technician",
  "field work": "field assistant, field biologist, field crew, field technician",
  fossil: "geologist, paleontologist, paleontology",
  geologist: "geoscience, hydrogeologist, paleontologist, physical scientist, soil scientist",
  gis: "cartographer, lidar, mapping, remote sensing, spatial",
  "hydrologic technician":
    "hydrologist, physical science technician, stream survey, water quality technician, watershed technician",
  hydrologist: "groundwater, hydrographic, hydrologic technician, water quality, water resources, watershed",
  hydropower: "dam, hydro compliance, power plant mechanic",
  lab: "genetics, laboratory technician, research technician, wet lab",
  "land surveyor":
    "cadastral, cartographic technician, engineering technician, hydrographic surveyor, survey technician",
  mapping: "cartographer, engineer maps, gis, lidar, survey technician",
  meteorologist: "avalanche forecaster, climate, marine forecast, weather",
  "natural resource technician":
    "conservation technician, field technician, habitat technician, natural resource specialist, wildlife technician",
  oceanographer: "hydrographic, marine science, marine technician, ocean",
  paleontologist: "fossil, geologist, physical science technician paleontology",
  "remote sensing": "drone, geospatial, gis, spatial",
  "renewable energy": "hydropower, solar, wind farm",
  research: "fellow, field technician, postdoctoral, research assistant, research technician, scientist",
  "research assistant":
    "field assistant, field technician, graduate assistant, laboratory technician, research associate, research technician",
  "research technician": "field technician, lab technician, laboratory technician, research assistant",
  science:
    "biological science technician, biologist, botanist, ecologist, field technician, geologist, hydrologist, research, scientist",
  scientist: "biologist, ecologist, environmental scientist, research scientist, science, soil scientist",
  "soil scientist": "agronomist, geologist, soil, soil survey",
  "soil survey": "physical science technician, soil, soil scientist",
  statistician: "data analyst, quantitative",
  sustainability: "climate, recycling",
  "water quality": "clean water, hydrologist, stream survey, tmdl, water program, watershed",
  watershed: "hydrologist, river, stream restoration, water quality",
  "wind energy": "renewable energy, wind farm",
};
