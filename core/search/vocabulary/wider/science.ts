export const science = {
  agriculture: "agronomist, conservation district, extension, farm, range",
  "air quality":
    "atmospheric, climate, environmental justice, environmental specialist, physical science technician, smoke",
  "antarctic support":
    "camp manager, carpenter, cook, equipment operator, field camp, field coordinator, galley, logistics, mountaineer, polar, research technician, shuttle driver, wastewater operator",
  anthropologist:
    "archaeologist, botanist, cultural researcher, cultural resource, forager, herbarium, oral history, tribal",
  "arch tech":
    "archaeological monitor, archaeologist, archaeology lab, cultural resource, field director, field school, historic preservation, museum technician",
  archaeologist:
    "anthropologist, arch tech, archaeological monitor, architectural historian, cultural researcher, cultural resource, field director, heritage, historic preservation, lithic analyst, nagpra, principal investigator archaeology, rock art, underwater archaeologist",
  "arid lands": "botanist, ecologist, range, restoration",
  "biological science technician":
    "avian technician, biological monitor, botanist, conservation technician, field technician, fish and wildlife aide, fish culturist, fisheries technician, herpetologist, invasive species, lab technician, natural resource technician, plant technician, range technician, restoration technician, science aide, science technician, scientific technician, vegetation monitoring, wildlife technician",
  biologist:
    "aquatic biologist, biological scientist, biology technician, botanist, ecologist, entomologist, field technician, fish biologist, herpetologist, marine biologist, mycologist, ornithologist, wildlife biologist, zoologist",
  biosecurity: "aquatic invasive species, invasive species, plant health",
  "carbon offset": "climate, forest carbon, sustainability",
  cartographer:
    "engineer maps, geodesy, geographer, geospatial, gis, graphic design, mapping, remote sensing, spatial, surveyor",
  chemist:
    "air quality, biogeochemistry, laboratory, laboratory technician, soil lab, toxicologist, water quality",
  "citizen science":
    "bird survey, environmental educator, naturalist, outreach, volunteer coordinator, volunteer monitoring, water quality",
  climate:
    "adaptation, air quality, carbon, climate change, climate corps, environmental policy, glaciologist, meteorologist, resilience, sustainability",
  "climate change": "carbon, climate, climate science",
  "compliance inspector": "environmental specialist, permit, regulatory",
  "conservation genetics":
    "bioinformatics, genetics, laboratory, molecular, population ecologist, wildlife biologist",
  "conservation planner": "land use, natural resource specialist, planner",
  "conservation technician":
    "farm bill, field technician, habitat technician, invasive species, natural resource technician, natural resources worker, plant technician, restoration technician, soil conservation, wildlife technician",
  "corporate sustainability": "sustainability manager",
  data: "data analyst, data engineer, data manager, data scientist, database, gis, statistician",
  "data analyst": "biometrician, data engineer, data manager, data scientist, statistician",
  "data manager": "data analyst, database, gis",
  "data scientist":
    "bioinformatics, data analyst, data engineer, gis, landscape ecologist, machine learning, quantitative, quantitative ecologist, remote sensing, statistician",
  dendrochronology: "ecologist, forest ecologist, forester, isotope, laboratory",
  drone:
    "aerial survey, gis, photographer, pilot, remote sensing, surveyor, unmanned, videographer, wildlife survey",
  ecologist:
    "aquatic ecologist, botanist, disturbance, ecology technician, entomologist, environmental scientist, fire ecology, forest ecologist, landscape ecologist, plant ecologist, rangeland ecologist, restoration, vegetation, wetland, wildlife biologist",
  "energy auditor": "building inspector, electrician, hvac, sustainability, weatherization",
  engineer:
    "civil engineer, design engineer, electrical engineer, engineering technician, interdisciplinary, mechanical engineer",
  environmental:
    "conservation, ecologist, environmental scientist, environmental specialist, natural resources",
  "environmental consultant":
    "biological monitor, botanist, compliance, cultural resource, environmental project manager, environmental scientist, environmental site assessment, environmental specialist, fatality search, field biologist, geologist, nepa, permitting, project scientist, wetland, wetland delineation",
  "environmental economist": "policy, social scientist, sustainability",
  "environmental engineer": "civil engineer, habitat engineer, water resources engineer",
  "environmental scientist":
    "ecologist, environmental consultant, environmental engineer, environmental specialist, natural resource specialist, permitting, stormwater, toxicologist, water quality, watershed, wetland",
  "environmental specialist":
    "environmental compliance, environmental scientist, environmental technician, natural resource specialist",
  "environmental technician":
    "air quality, biological monitor, conservation technician, environmental specialist, erosion control, field technician, hazardous waste, natural resource technician, soil, stormwater, water quality",
  epidemiologist: "public health, wildlife disease",
  "field biologist":
    "aquatic biologist, avian biologist, biological monitor, bird survey, botanist, carcass search, designated biologist, environmental consultant, field ecologist, herpetologist, project biologist, wildlife biologist, wildlife technician",
  "field scientist":
    "biologist, botanist, ecologist, field technician, geologist, hydrologist, research technician",
  "field station": "field assistant, research technician",
  "field technician":
    "biological science technician, conservation technician, field biologist, fisheries technician, habitat technician, monitoring technician, research technician, vegetation technician, wildlife technician",
  "field work": "field assistant, field biologist, field crew, field technician",
  fossil: "geologist, museum, paleo monitor, paleontologist, paleontology, quarry",
  geologist:
    "abandoned mine, cave, earthquake, fossil, geoheritage, geomorphologist, geophysicist, geoscience, hydrogeologist, karst, landslide, minerals, mining, paleontologist, physical scientist, rock, soil scientist, volcanologist",
  geomorphologist: "geologist, hydrologist, stream restoration, watershed",
  gis: "cartographer, data analyst, drone, forest inventory, geographer, landscape ecologist, lidar, mapping, remote sensing, spatial, surveyor",
  glaciologist: "avalanche, climate, field camp, geologist, glacier, hydrologist, ice, polar, snow scientist",
  groundwater: "geologist, hydrologist, water resources",
  "hydrologic technician":
    "gage, groundwater, hydrologist, irrigation, physical science technician, stream survey, water master, water quality technician, watershed technician",
  hydrologist:
    "dam safety, drought, flood, floodplain, fluvial, groundwater, hydrographic, hydrologic technician, irrigation, river engineer, water quality, water resources, watershed, wetland",
  hydropower: "dam, hydro compliance, power plant mechanic",
  lab: "age and growth, chemist, environmental dna, fish health, genetics, herbarium, histology, isotope, laboratory technician, microbiologist, necropsy, plankton, research technician, seed lab, soil lab, taxonomist, wet lab",
  "lake manager": "algae, aquatic biologist, lake, plankton, water quality",
  "land surveyor":
    "boundary, cadastral, cartographic technician, engineering technician, hydrographic surveyor, lidar, mapping, survey technician",
  landslide: "geologist, geomorphologist",
  mapping: "cartographer, engineer maps, gis, lidar, survey technician",
  meteorologist: "avalanche forecaster, climate, marine forecast, weather",
  microbiologist:
    "algae, biologist, environmental dna, fish health, genetics, laboratory, soil, water quality",
  "natural resource technician":
    "biological science technician, conservation technician, conservation worker, field technician, fisheries technician, forestry technician, habitat technician, land steward, natural resource specialist, natural resources worker, plant technician, restoration technician, wildlife technician",
  oceanographer: "hydrographic, marine science, marine technician, ocean, plankton, research vessel",
  "oil spill": "environmental specialist, hazardous waste",
  paleontologist:
    "fossil, geologist, museum collections, museum technician, paleo monitor, physical science technician paleontology, stratigraphy",
  phenology: "botanist, citizen science, ecologist",
  "population ecologist": "biometrician, carnivore, quantitative, ungulate, wildlife biologist",
  "principal investigator": "professor, research scientist, scientist",
  recycling: "compost, custodian, driver, solid waste, sustainability, sustainability coordinator",
  "remote sensing": "drone, ecologist, forest inventory, geospatial, gis, satellite, spatial",
  "renewable energy": "hydropower, solar, wind farm",
  research: "fellow, field technician, postdoctoral, research assistant, research technician, scientist",
  "research assistant":
    "field assistant, field technician, graduate assistant, laboratory technician, research associate, research technician",
  "research associate": "postdoctoral, research assistant, research scientist, research technician",
  "research scientist": "ecologist, postdoctoral, research associate, scientist",
  "research technician":
    "biological science technician, field camp, field technician, lab manager, lab technician, laboratory technician, research assistant, research intern",
  "research vessel": "boat captain, deckhand, marine technician, oceanographer",
  science:
    "archaeologist, biological science technician, biologist, botanist, chemist, ecologist, entomologist, field technician, fish biologist, geologist, hydrologist, lab, oceanographer, paleontologist, physical science, research, scientist, soil scientist, wildlife biologist",
  "science communicator": "communications, science educator, science writer",
  scientist: "biologist, ecologist, environmental scientist, research scientist, science, soil scientist",
  "snow research": "avalanche, glaciologist, hydrologist",
  "social science": "anthropologist, recreation planner, recreation research, survey technician, visitor use",
  "soil scientist":
    "agronomist, conservation planner, ecological site, geologist, land judging, soil, soil conservation, soil survey, wetland scientist",
  "soil survey": "physical science technician, soil, soil scientist",
  soundscape: "acoustic monitoring, bioacoustics, ecologist, night sky",
  statistician: "data analyst, population ecologist, quantitative",
  stormwater: "environmental engineer, environmental specialist, water quality",
  "stream restoration": "fisheries, hydrologist, river engineer, watershed",
  sustainability:
    "circularity, climate, compost, corporate sustainability, energy, environmental justice, recycling",
  "sustainability manager": "climate, energy, environmental specialist, recycling",
  toxicologist: "chemist, environmental scientist, water quality",
  volcanologist: "earthquake, field technician, geologist, geophysicist, observatory",
  "water quality":
    "beach monitoring, chemist, clean water, drinking water, environmental technician, harmful algal bloom, hydrologist, laboratory, lake, riverkeeper, sampler, stormwater, stream monitoring, stream survey, tmdl, wastewater, water program, watershed",
  "water rights": "environmental attorney, hydrologist, water resources",
  watershed:
    "conservation district, fish passage, hydrologist, river, river restoration, riverkeeper, salmon, stormwater, stream restoration, water quality, water resources, wetland",
  "wind energy": "carcass search, eagle, renewable energy, wind farm, wind technician",
  "wind technician": "electrician, renewable energy, rope access, solar, solar installer",
  rocks: "climbing, dry stone, fossil, geologist, stone mason",
  minerals: "abandoned mine, gem, geologist, mining, petroleum",
  mining: "abandoned mine, geologist, reclamation",
  earthquake: "geologist, geophysicist",
  geophysicist: "geologist, seismology",
  "paleo monitor": "biological monitor, cultural monitor, geologist, paleontologist",
  "archaeological monitor": "arch tech, archaeologist, biological monitor, tribal",
  "architectural historian": "archaeologist, cultural resource, historian, historic preservation",
  "underwater archaeologist": "archaeologist, dive, maritime museum",
  thpo: "archaeologist, cultural resource, historic preservation, tribal",
  nagpra: "archaeologist, collections, museum, tribal",
  "lithic analyst": "arch tech, archaeologist, laboratory",
  "rock art": "arch tech, archaeologist, interpretation",
  "water quality sampler":
    "aquatic technician, environmental technician, hydrologic technician, laboratory technician, limnologist",
  "water resources":
    "dam, drought, groundwater, hydrologist, irrigation, water quality, water rights, watershed",
  riverkeeper: "advocacy, river, water quality, watershed",
  floodplain: "emergency management, hydrologist, planner, restoration",
  stream:
    "aquatic, beaver, fisheries, hydrologist, riparian, river, stream restoration, stream survey, watershed",
  lake: "aquatic invasive species, boat steward, lake manager, lake steward, loon, marina, water quality",
  pond: "aquatic, fish farm, lake manager, wetland",
  "drinking water": "groundwater, utility systems, water quality, water treatment, well drilling",
  "physical science technician":
    "air quality, field technician, geologist, hydrologic technician, laboratory technician, paleontologist, physical scientist, snow science, soil scientist, water quality",
  "physical scientist":
    "air quality, climate, geologist, hydrologist, physical science technician, soil scientist",
  ice: "glacier guide, glaciologist, ice climbing, ice rink",
  "field camp": "antarctic, camp cook, camp manager, field assistant, geologist, logistics, seabird",
  "lab manager": "laboratory technician, research coordinator, research technician",
  isotope: "chemist, ecologist, geologist, laboratory technician",
  "research coordinator": "field coordinator, lab manager, research scientist",
  contaminant: "chemist, ecotoxicologist, environmental scientist, oil spill, water quality",
  "specimen preparator":
    "collections, curator, museum technician, natural history, paleontologist, taxidermist",
  taxidermist: "exhibit, hunting, museum, specimen preparator",
  taxonomist: "botanist, entomologist, herbarium, laboratory, macroinvertebrate",
  "environmental site assessment":
    "environmental consultant, environmental scientist, geologist, hazardous waste",
  solar: "biological monitor, carcass search, renewable energy, solar installer",
  observatory: "astronomy, bird observatory, weather observer",
  weather: "avalanche forecaster, climate, meteorologist, observatory, snow survey",
};
