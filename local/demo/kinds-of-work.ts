/** What work of a kind consists of, true of any such job. The first kind whose words stand in a title counts. */
export const kindsOfWork: { words: RegExp; says: [string, string, ...string[]] }[] = [
  {
    words: /surf.?lifeguard/i,
    says: [
      "Surf lifeguards watch the water and the beach, read waves and currents, and go in when a swimmer is in trouble.",
      "On a surf beach much of a lifeguard's work is prevention: watching the currents, talking to swimmers, and being quick when it matters.",
    ],
  },
  {
    words: /lifeguard/i,
    says: [
      "Lifeguards keep watch over swimmers, act when someone is in trouble, and give first aid until more help arrives.",
      "The work is to keep people safe in and beside the water: steady watching, clear warnings, and a rescue when one is needed.",
      "Most of a lifeguard's day is attention: watching the water, keeping rescue gear ready, and stepping in early.",
    ],
  },
  {
    words:
      /park ranger.*(protection|\(p\)|court|law enforcement)|law enforcement (ranger|services)|staff law/i,
    says: [
      "Protection rangers look after both the park and the people in it: they patrol, enforce the law, and answer emergencies.",
      "In the protection branch a ranger's work is law enforcement and emergency response on public land.",
      "Protection work means patrols, enforcement, and being among the first on the scene when something goes wrong in a park.",
    ],
  },
  {
    words: /psar|prevent(at)?ive search/i,
    says: [
      "Preventive search and rescue starts before the emergency: rangers meet hikers on the trail, look at plans, water and weather with them, and help those who run into trouble.",
      "The aim of preventive search and rescue is that fewer visitors need rescuing. Much of it is talking with hikers before a small mistake becomes a long night.",
    ],
  },
  {
    words: /criminal investigator|police|natural resources? officer|land management law|game warden/i,
    says: [
      "This is law enforcement work, done for public land and natural resources and the people who use them.",
      "Officers in this field enforce the law, look into offenses, and work with other agencies where a case needs it.",
    ],
  },
  {
    words: /assistantship|\bm\.?s\.? |\bph\.?d|graduate (student|research|services)|gras\b/i,
    says: [
      "A graduate position joins study with research: courses, a project of one's own, and usually a season or two in the field.",
      "Graduate researchers learn their trade on a real question, from study design and fieldwork to analysis and writing.",
      "The position is for someone who wants to earn a degree by doing research in ecology or natural resources.",
    ],
  },
  {
    words: /post-?doc|fellow|scholar/i,
    says: [
      "A fellowship gives room to work on one subject in depth, together with the scientists of the host institution.",
      "Fellows work on a research project of the host institution, learn its methods, and add to its results.",
    ],
  },
  {
    words: /professor|lecturer|faculty|tenure/i,
    says: [
      "The post combines teaching with research and with service to the department and its students.",
      "Faculty in this field teach, lead research, and bring students into it.",
    ],
  },
  {
    words: /golf/i,
    says: [
      "Golf course crews start early: mowing greens and fairways, raking bunkers, and having the course ready for the first players.",
      "The work is on the course and around it, outdoors from the first hours of the day.",
    ],
  },
  {
    words: /fire lookout/i,
    says: [
      "A fire lookout watches the country around a tower for smoke, fixes its position, and reports it by radio.",
      "Lookouts find fires while they are small: hours of patient watching, then a quick and exact report.",
    ],
  },
  {
    words: /fire.*(dispatch)|dispatch.*(fire|center|coordinator)|assistant dispatch/i,
    says: [
      "Fire dispatch centers send crews, engines and aircraft where they are needed and keep track of them until they are home.",
      "Dispatch is where reports of fire come in and orders for people and equipment go out.",
    ],
  },
  {
    words: /(fuels|prescribed fire|rx fire|burn crew|burn )/i,
    says: [
      "Fuels work lowers the risk of bad fires by thinning, piling and burning under planned conditions, and by recording what the land was like before and after.",
      "Prescribed fire and fuels crews prepare units, carry out burns when the weather allows, and mop up afterward. Between burns there is plenty of work with hand tools and saws.",
      "The work is about good fire: planning it, preparing the ground for it, and staying with it until it is out.",
    ],
  },
  {
    words: /helicopter|helitack|airplane|aircraft|aviation|pilot|airtanker/i,
    says: [
      "Aviation supports crews on wildland fires from the air, with strict routines for safety before, during and after each flight.",
      "Fire aviation moves people, water and supplies by air. It runs on planning, checklists and clear radio traffic.",
    ],
  },
  {
    words: /firefighter|wildland fire|fire operations|engine captain/i,
    says: [
      "Wildland firefighters build line, work with engines, hand tools and hose, and often travel to fires far from their duty station. Outside fire season there are fuels projects, training and equipment to look after.",
      "The job is fighting and managing fire in wild country: long shifts outdoors, hard physical work, and a crew that relies on one another.",
      "Fire crews suppress wildfires, help with prescribed burns, and keep themselves and their equipment ready to leave at short notice.",
    ],
  },
  {
    words: /paramedic|emt|emergency medical|health technician/i,
    says: [
      "Medical staff in parks treat visitors and colleagues who are hurt or ill, often a long way from the nearest hospital.",
      "The work is emergency medicine outdoors: answering calls, treating patients on the spot, and getting them to further care.",
    ],
  },
  {
    words: /dispatcher/i,
    says: [
      "Dispatchers answer calls, send rangers and emergency crews, and stay with an incident on the radio until it is over.",
      "A dispatch center is the link between people who need help and the rangers, medics and crews who give it.",
    ],
  },
  {
    words: /trail/i,
    says: [
      "Trail crews clear fallen trees, repair tread and drainage, and build the steps, walls and bridges that keep a path open. Most of it is done with hand tools, and you often walk to work.",
      "Trail work is building and mending: drains, steps, bridges and walls, made to last in weather and under many feet.",
      "Keeping a trail open takes digging, sawing, rock work and a good eye for where the water will go.",
    ],
  },
  {
    words: /hatchery|fish culturist|aquaculture/i,
    says: [
      "Hatchery staff raise fish from egg to release: feeding, cleaning, sorting and counting, and watching water quality and fish health.",
      "Life at a hatchery follows the fish: spawning, hatching, rearing and release, with pumps, raceways and records to keep in order.",
    ],
  },
  {
    words: /deck ?hands?|header|ordinary seaman|oyster/i,
    says: [
      "Deckhands work on the water: handling lines and gear, sorting and storing the catch or cargo, and keeping the deck clean and safe.",
      "It is physical work on deck, in all weathers and at the hours that boat, tide and season set.",
      "The crew on deck handles lines, nets or gear, keeps watch, and looks after the boat between trips.",
    ],
  },
  {
    words:
      /dredge|marine (equipment|machinery)|small craft|boat captain|engineer diesel|maintenance.*(boats|marine)/i,
    says: [
      "This is work on vessels: running them, maintaining their engines and equipment, and standing watch where the post calls for it.",
      "Boats and their machinery are at the heart of this job, whether under way or in for repair.",
    ],
  },
  {
    words: /boat (cleaner|detail)/i,
    says: [
      "Boat cleaners wash, polish and detail boats so that they are ready for their owners and guests.",
      "The work is cleaning and detailing boats, inside and out, mostly outdoors and beside the water.",
    ],
  },
  {
    words: /salmon|chinook|stock assessment|stocking|spawning|creel|coded wire|pit tag|sampler|escapement/i,
    says: [
      "Monitoring salmon and other fish means counting, measuring, tagging and taking samples, on rivers and at landings, in the weeks when the fish are there.",
      "Field crews survey fish by foot, boat and trap, and write down what they find with care: the counts decide how a run is managed.",
    ],
  },
  {
    words: /marine biologist|protected species|observer|catch monitor|electronic monitoring/i,
    says: [
      "Observers and monitors record what is caught or seen at sea or along a flight path, so that those who manage it work from good numbers.",
      "The task is to watch, identify and record, reliably and by a fixed protocol, often over long days.",
    ],
  },
  {
    words: /fish|sturgeon|lamprey|mussel|shrimp|clam/i,
    says: [
      "Fisheries work ranges from nets, traps and electrofishing in the field to samples, data and reports at a desk.",
      "People in this field study and look after fish and the waters they live in: surveys, sampling, habitat, and a good deal of data.",
      "The work follows fish populations: how many there are, how they are doing, and what the water and habitat need.",
    ],
  },
  {
    words: /amphibian|frog|tortoise|turtle|hellbender|herpet/i,
    says: [
      "Work with amphibians and reptiles means careful surveys, gentle handling, and knowing where and when to look.",
      "The animals set the timetable here: searches on foot, exact notes, and protection where people and wildlife share the same ground.",
    ],
  },
  {
    words: /monitors?\b(?!ing)/i,
    says: [
      "Monitors are on site to see that wildlife, plants or cultural remains come to no harm and that agreed rules are kept, and they record what they see.",
      "Monitoring means regular visits, standard methods and exact notes, so that change over time can be seen.",
    ],
  },
  {
    words:
      /\bbats? |condor|raptor|avian|aviary|bird|owl|hawk|waterfowl|quail|bobwhite|kite|turkey|goose|gamebird/i,
    says: [
      "Work with birds and bats follows their seasons: surveys at dawn or dusk, nests and roosts to check, and careful records of what was seen and heard.",
      "The job calls for sharp eyes and ears, patience, and notes that others can rely on.",
      "Counting, listening, tracking and sometimes handling wild birds is the core of this field of work.",
    ],
  },
  {
    words: /rehab|husbandry|animal care|caretaker|sanctuary|zoo|wildlife care/i,
    says: [
      "Caring for animals is daily work: feeding, cleaning, watching for changes, and keeping records, weekends included.",
      "The days follow the animals' needs: diets to prepare, enclosures to clean, and health to watch.",
    ],
  },
  {
    words: /chronic wasting|disease|veterin|epigen|genom|metagenom|molecular|microb|patholog|toxic|pfas/i,
    says: [
      "Much of this work happens in the laboratory: samples, methods and data that help explain the health of animals and the places they live in.",
      "It is research at the meeting point of field and laboratory, where good samples and clean data count.",
    ],
  },
  {
    words:
      /administrative|budget|accountant|clerical|grant|contract|human resources|paralegal|attorney|program analyst|program assistant|logistics management/i,
    says: [
      "It is office work that keeps the field running: records, money, agreements and people.",
      "Someone has to see that budgets add up, papers are in order and questions are answered. This is that work.",
    ],
  },
  {
    words: /wildlife refuge|refuge (manager|specialist|support|technician)/i,
    says: [
      "National wildlife refuges are managed for wildlife first. Their staff look after habitat, facilities and visitors across the whole of a refuge.",
      "Refuge work is varied: habitat one day, visitors, roads or records the next.",
    ],
  },
  {
    words:
      /wild(life| pig)|bobcat|carnivore|deer|bear|wolf|cougar|ocelot|elk|bison|sheep|mammal|detection dog/i,
    says: [
      "Wildlife work is partly outdoors and partly at a desk: surveys, tracking and habitat on one side, data, reports and talks with landowners on the other.",
      "The work is about wild animals and the land they need, from counting and observing to advising those who manage it.",
      "Days in this field may mean early starts, rough tracks and long hours of watching, and then the patience to write it all down.",
    ],
  },
  {
    words: /invasive|weed/i,
    says: [
      "Invasive species work means finding plants or animals that do not belong, removing or treating them, and coming back to see that it held.",
      "Keeping invaders out of wild places takes mapping, removal by hand and machine, and careful records of each treatment.",
    ],
  },
  {
    words: /seed|nursery|horticultur|garden|farm and seed|native plant|plants/i,
    says: [
      "Plant work runs from collecting seed and raising seedlings to planting out, weeding and mapping what grows where.",
      "The job is about growing things: native plants, gardens or seed stock, tended through the season.",
      "Knowing plants, and being glad to kneel in the dirt with them, is the heart of this work.",
    ],
  },
  {
    words: /botan|vegetation|ecohydrolog/i,
    says: [
      "Vegetation crews identify and measure plants on plots, often far from the road, and enter what they find the same day.",
      "The work is reading a landscape by its plants: identification, plots, photographs and data.",
    ],
  },
  {
    words: /range(land)?\b|grazing|ranch|livestock/i,
    says: [
      "On rangeland and ranches the work turns on grass, water, fences and animals, and on distances that fill a day.",
      "Range work looks at how land and grazing animals get along: what grows, what is eaten, and what the ground needs.",
    ],
  },
  {
    words: /hunting|guide\/|videograph/i,
    says: [
      "Guides know the ground and the animals on it and look after their guests from before dawn until the day is done.",
      "A hunting season is run on early mornings, good preparation, and care for guests, dogs, animals and land.",
    ],
  },
  {
    words: /forestry worker|conservation worker/i,
    says: [
      "Forestry workers plant, thin and tend young stands by hand, moving from site to site through the season. It is hard outdoor work on rough ground.",
      "Planting trees, cutting brush and thinning stands is piece after piece of steep and uneven ground, done by a crew in all weathers.",
    ],
  },
  {
    words: /forest|arborist|silvopasture|tree/i,
    says: [
      "Foresters and arborists measure, mark, protect and advise: on single trees, on stands, and on whole forests.",
      "The work is about trees and the people who depend on them, with time in the woods and time with maps and figures.",
      "Forest work means plots to measure, stands to assess and plans to carry out, in the field as much as at the desk.",
    ],
  },
  {
    words:
      /restoration|habitat|recovery|reforest|stewardship|land steward|private lands|preserve manager|natural areas/i,
    says: [
      "Restoring habitat takes planning and a lot of hand work: planting, removing what does not belong, mending streams and soil, and checking the result over years.",
      "The aim is land in better health. That means projects on the ground, partners and landowners to work with, and monitoring afterward.",
      "Much of the work is done with others: landowners, agencies, volunteers and crews who share a piece of ground.",
    ],
  },
  {
    words:
      /wetland|water|hydro|tmdl|stream|watershed|lake|pond|aquatic|coastal|ocean|reef|estuar|erosion|gravel/i,
    says: [
      "Water is the subject here: sampling it, measuring it, mapping where it goes, and keeping it fit for what lives in it.",
      "The work links field and office: samples, flow and shoreline on one side, permits, models and reports on the other.",
    ],
  },
  {
    words:
      /agronom|conservation (planner|specialist|technician)|farm bill|soil|agricultur|farmer|working lands/i,
    says: [
      "Conservation on farms is done with the people who work the land: walking fields, drawing up plans, and helping practices take hold.",
      "The job is to help landowners care for soil, water and wildlife while the farm goes on working.",
    ],
  },
  {
    words: /education|educator|naturalist|teacher|instructor|4-h|camp\b|expedition|youth program/i,
    says: [
      "Outdoor educators take people outside and help them notice things: by walks, lessons, games and good questions.",
      "Teaching outdoors asks for plans that survive the weather, an eye on safety, and a gift for getting a group interested.",
      "The classroom is outdoors, and the day's work is to lead groups through it safely and send them home curious.",
    ],
  },
  {
    words: /archaeolog|archeolog|cultural|paleontolog|fossil/i,
    says: [
      "The work looks after the traces people left before us: surveying, recording, and seeing that they are not harmed.",
      "Survey crews walk the ground in lines, record what they find, and help decide how it can be kept.",
    ],
  },
  {
    words: /museum|archiv|curator|collection|oral history/i,
    says: [
      "Collections have to be sorted, described, stored and kept from harm, and made findable for those who study them.",
      "Behind every exhibit is careful work with objects and papers: cataloging, handling, housing and records.",
    ],
  },
  {
    words: /interpret|park guide|park ranger|visitor|usher/i,
    says: [
      "This is work with visitors: greeting them, answering questions, leading walks and talks, and helping them see what makes the place worth coming to.",
      "Rangers and guides are the people visitors remember: at the desk, on the trail, and in front of a group.",
      "Meeting the public is the heart of the job, indoors at the visitor center and outdoors on walks and at overlooks.",
    ],
  },
  {
    words: /fee (clerk|tech|collect)|recreation fee/i,
    says: [
      "Fee staff are often the first people a visitor meets: they sell passes, keep exact accounts, and answer every kind of question.",
      "The work is at the entrance and in the campground: fees, receipts, information and a friendly word.",
    ],
  },
  {
    words: /custodia/i,
    says: [
      "Custodial workers keep visitor centers, restrooms and campgrounds clean and supplied, on a route that is much of the day's work.",
      "Clean buildings and restrooms are what visitors notice first. This is the work that keeps them so.",
    ],
  },
  {
    words: /mason|preservation/i,
    says: [
      "Preservation crews repair historic walls and buildings in the way they were made, with stone, mortar, wood and patience.",
      "The craft is to mend old structures so that the repair lasts and does not shout.",
    ],
  },
  {
    words: /carpent|paint/i,
    says: [
      "It is skilled work on buildings, signs and structures in the open air, built and finished to stand up to weather.",
      "The trade is practiced here on cabins, boardwalks, signs and historic buildings in place of new construction.",
    ],
  },
  {
    words: /electric|electronic|telecommunic|power plant|utility systems|high voltage/i,
    says: [
      "The work keeps systems running that people only notice when they stop: power, water, signals and the plants behind them.",
      "Technical trades like this one look after equipment and lines, find faults, and put them right.",
    ],
  },
  {
    words: /equipment operator|tractor|motor vehicle operator|drill rig|vehicle/i,
    says: [
      "Operators drive and run machines on roads, trails and work sites: hauling, grading, mowing, digging, and looking after the equipment itself.",
      "The work is done from the seat of a truck or machine, with a good deal of hand work around it.",
    ],
  },
  {
    words: /mechanic|repairer|recreational vehicle service/i,
    says: [
      "Mechanics find out what is wrong with a machine or building system and put it right, often with the parts and tools at hand.",
      "The work is maintenance and repair across many trades, from engines to plumbing.",
    ],
  },
  {
    words: /maintenance|facilit/i,
    says: [
      "Maintenance staff keep buildings, roads, campgrounds and equipment in order: carpentry one day, plumbing or painting the next.",
      "It is hands-on work across several trades, mostly outdoors, with something different to fix each day.",
      "The job is to repair, clean, mow, paint and build what a busy public place wears out.",
    ],
  },
  {
    words: /laborer.*landsc|landscap|groundskeep|lawn/i,
    says: [
      "Landscape crews mow, plant, prune, mulch and clean up, outdoors and on foot for most of the day.",
      "The work is caring for grounds through the growing season: planting, watering, trimming and keeping things tidy.",
      "It is outdoor work with plants, soil and machines, done as part of a crew.",
    ],
  },
  {
    words: /labor/i,
    says: [
      "Laborers do the physical work that keeps a place running: digging, lifting, clearing, loading and cleaning, mostly outdoors.",
      "It is plain, physical, useful work in the open air, done alone or with a crew.",
    ],
  },
  {
    words: /lift operator|ski|snow/i,
    says: [
      "Lift operators load and unload guests, watch the chair, and keep the ramps clear and safe in every kind of weather.",
      "The work is outdoors beside the lift, with guests to greet and an eye on the line all day.",
    ],
  },
  {
    words: /cook|food/i,
    says: [
      "Cooks prepare and serve meals for guests who come in hungry, and keep the kitchen clean and stocked.",
      "The kitchen runs on preparation, timing and cleanliness, most of all in high season.",
      "Kitchen work at a resort follows the season: quiet mornings of preparation, then everyone at once.",
    ],
  },
  {
    words: /housekeep|laundry/i,
    says: [
      "Housekeepers clean and make up rooms and shared spaces so that each guest finds them fresh.",
      "The work is rooms, linen and shared spaces, cleaned to a standard and on time for the next arrival.",
    ],
  },
  {
    words: /amusement|rides|games|recreation(al)? (attendant|leader|service|facility|protective)/i,
    says: [
      "Attendants run rides, games or facilities, keep an eye on safety, and look after guests through a busy season.",
      "The work is with guests, outdoors and often on the move: setting up, running, cleaning and taking down.",
    ],
  },
  {
    words: /recreation/i,
    says: [
      "Recreation staff help people enjoy public land well: campgrounds, launches and day-use areas, and the visitors in them.",
      "The job is part service and part care for the place, with most of the day spent outdoors among visitors.",
    ],
  },
  {
    words: /americorps|corps|crew (member|lead)|member\b|individual placement|vista/i,
    says: [
      "Corps members serve for a season or a year on projects for public land and the people who use it, and learn the work by doing it.",
      "A corps term is service and training in one: field projects, a crew or a host site, and new skills by the end.",
    ],
  },
  {
    words:
      /gis|data|quantitative|statistic|bioinformat|biometric|modeler|software|photo interp|cartograph|it support/i,
    says: [
      "The work is with data and maps: gathering it, cleaning it, and turning it into something that people can decide with.",
      "Behind field science stands work like this: databases, models and maps that hold up.",
    ],
  },
  {
    words: /communicat|marketing|outreach|media|development associate|sales|canvass/i,
    says: [
      "The job is to tell people about the work and win their support: writing, meeting, planning and following up.",
      "It is work with words and people, so that others learn of the cause and take part in it.",
    ],
  },
  {
    words: /engineer|architect|survey tech|construction|design manager/i,
    says: [
      "The work is planning, designing and checking what is built: roads, structures, water works and the ground they stand on.",
      "Technical staff survey, draw, calculate and inspect, between the office and the site.",
    ],
  },
  {
    words: /realty|apprais|lands tech|rights-of-way|lands programs|easement/i,
    says: [
      "Realty work deals with land itself: titles, boundaries, leases, easements, and the people on both sides of them.",
      "The files are about who may use which piece of land and for what, and each has to be exact.",
    ],
  },
  {
    words: /safety|security|emergency management/i,
    says: [
      "The job is to see risks early and help others avoid them: inspections, plans, training and advice.",
      "It is preventive work: looking at how things are done, and making them safer.",
    ],
  },
  {
    words: /executive director|director|regional manager|manager|superintend|administrator/i,
    says: [
      "The post carries responsibility for people, plans and money, and for the results on the ground.",
      "It is a leading role: setting direction, looking after staff and budget, and speaking for the work to partners.",
      "Whoever takes it will lead a program and the people in it, and answer for how it goes.",
    ],
  },
  {
    words: /biolog|ecolog|research|science|scientist|field|bioacoustic|bees?\b|honeybee/i,
    says: [
      "The work is field science: collecting samples and observations by a set method, and keeping records that others can build on.",
      "It joins time outdoors with time over data, and both have to be done with care.",
      "Days in the field mean walking, looking, measuring and writing down; days at the desk mean making sense of it.",
    ],
  },
  {
    words: /natural resource|environmental|land management|terrestrial|conservation|land /i,
    says: [
      "Work in natural resources is care for land and water in practice: looking, measuring, planning and doing what the ground needs.",
      "The subject is land and what lives on it, and how people can use it without harm.",
    ],
  },
  {
    words: /intern(ship)?s?\b/i,
    says: [
      "An internship is a place to learn by working beside people who know the trade.",
      "Interns take part in the daily work of their hosts and come away knowing whether it is for them.",
    ],
  },
  {
    words: /dock rep|operations specialist|producer/i,
    says: [
      "Tour operations happen at the dock: guests to greet and direct, boats to load on time, and questions to answer.",
      "The job is to keep the day's departures in order, for guests and crews alike.",
    ],
  },
];
