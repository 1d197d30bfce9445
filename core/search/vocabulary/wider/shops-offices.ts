export const shopsOffices = {
  accounting: "accounts payable, bookkeeper, budget, finance, payroll, staff accountant",
  administration:
    "administrative assistant, administrative officer, executive administrator, human resources, office manager",
  "administrative assistant":
    "administrative, administrative officer, data entry, office manager, program assistant, receptionist, registrar",
  admissions: "outreach, program coordinator, recruiter",
  advocacy:
    "campaign, canvasser, coalition, community engagement, community organizer, environmental justice, government affairs, policy, riverkeeper",
  apparel: "apparel designer, footwear, rainwear, sewing, textile, wool",
  "apparel designer":
    "cmf designer, footwear designer, pack designer, pattern maker, product designer, product line manager, sewing sample maker, soft goods, textile",
  architect: "landscape architect, planner",
  "assistant manager": "key holder, lodge assistant manager, shift lead, shop manager, store manager",
  "assistant retail manager":
    "key holder, lodge assistant manager, retail associate, shift lead, store manager",
  "athlete manager": "brand manager, marketing",
  attorney:
    "environmental law, environmental policy, law clerk, legal, legal fellow, litigation, paralegal, policy, staff attorney",
  bookkeeper: "finance, payroll, staff accountant",
  bookstore: "gift shop, retail, visitor services",
  bootmaker: "footwear, gear repair",
  "brand ambassador": "events, marketing, retail, sales representative",
  "brand manager": "communications, digital marketing, marketing",
  budget: "budget analyst, budget technician, finance, staff accountant",
  business: "business development, finance, marketing, sales",
  "business analyst": "data analyst, finance, project manager",
  "business manager": "accountant, finance, office manager, operations manager",
  buyer: "inventory planner, merchandiser, supply chain",
  canvasser: "advocacy, campaigner, environmental justice, outreach, volunteer coordinator",
  cashier: "counter attendant, fee collector, front desk cashier, retail, ticket office",
  cfo: "accountant, budget, finance",
  communications:
    "communications fellow, editor, marketing, media specialist, outreach, public affairs, social media",
  "content creator":
    "backpacking content, copywriter, editor, photographer, social media, videographer, writer",
  "contract specialist": "grants management, procurement, purchasing",
  coordinator: "manager, program assistant, specialist",
  "creative director": "graphic design, marketing, videographer",
  "customer service": "customer, guest services, reservations, retail, support specialist",
  dei: "community engagement, human resources",
  "demo tech": "bike mechanic, brand ambassador, ski tech",
  designer:
    "apparel designer, design engineer, footwear designer, graphic design, pack designer, product designer, restoration designer, wall designer",
  "digital marketing": "content, e commerce, marketing, social media",
  director: "executive director, operations director, program director",
  documentary: "film, photographer, videographer",
  "e commerce":
    "digital designer, digital marketing, marketplace, merchandiser, product photographer, web developer, web merchandiser",
  editor: "content creator, content intern, copywriter, writer",
  "emergency management":
    "disaster, dispatcher, fire management, hazard mitigation, incident management, safety officer, search and rescue",
  energy: "hydropower, power plant, renewable, solar, wind",
  "environmental justice":
    "advocacy, air quality, clean water, climate, community engagement, community organizer, environmental health, environmental law, equity, policy, urban greening",
  "executive director": "chief executive, development director, president, program director, superintendent",
  film: "documentary, drone, editor, filmmaker, media specialist, photographer, production assistant, video, videographer",
  finance: "accountant, bookkeeper, budget analyst, grants management, treasurer",
  footwear: "boot fitter, footwear designer, footwear developer",
  "footwear designer": "footwear, product designer",
  fundraising:
    "campaign, canvasser, corporate partnerships, development operations, donor, events, grant writer, grants, membership",
  "gear designer":
    "apparel designer, cad, design engineer, footwear designer, materials developer, mechanical design engineer, mechanical engineer, pack designer, product designer, product developer, prototype",
  "gear tester":
    "gear, journalist, laboratory technician, materials developer, photographer, product designer, product developer, quality assurance, writer",
  "government affairs": "advocacy, legislative, policy",
  "grant writer": "fundraising, grant coordinator, grant specialist, grants manager, grants program",
  grants: "fundraising, grant coordinator, grant specialist, grant writer, grants program manager",
  "grants manager": "contract specialist, finance, grant writer",
  "graphic design":
    "art director, creative, illustrator, interpretive media, media specialist, sign maker, web designer",
  "gun shop": "hunting, retail, shooting sports",
  "human resources":
    "administrative assistant, payroll, recruiter, seasonal hiring, staffing, talent, training coordinator",
  "human resources generalist": "human resources, payroll",
  "human resources manager": "human resources, talent",
  "information technology":
    "database, database administrator, network administrator, software, support specialist, systems engineer",
  "inventory control": "buyer, retail, stock, warehouse",
  journalist:
    "communications, content creator, editor, magazine, outdoor editor, photographer, podcast, reporter, writer",
  "landscape architect": "architect, landscape designer, planner",
  law: "attorney, law clerk, law enforcement, paralegal",
  legal: "attorney, law clerk, legal counsel, paralegal",
  librarian: "archivist, library technician, records",
  logistics:
    "base camp manager, dispatch, driver, equipment coordinator, expedition, field operations, fire cache, supply, supply chain, warehouse",
  manager: "director, superintendent, supervisor",
  marketing:
    "athlete manager, brand ambassador, brand manager, communications, content, content creator, digital marketing, e commerce, events, graphic design, marketing intern, membership, photographer, public relations, social media",
  "materials developer": "apparel designer, product sourcing, textile",
  media:
    "communications, content creator, film, journalist, media specialist, photographer, podcast, public relations, social media, videographer, writer",
  merchandiser: "buyer, e commerce merchandiser, retail, visual",
  nonprofit:
    "advocacy, executive director, fundraising, grant writer, land trust, membership, program coordinator, program manager, volunteer coordinator",
  office:
    "administrative assistant, bookkeeper, clerical, human resources, office manager, receptionist, secretary",
  "office manager": "administrative assistant, administrative officer, bookkeeper, operations manager",
  "operations director": "general manager, operations manager",
  outreach:
    "canvasser, communications, education coordinator, environmental educator, membership, outreach coordinator, public affairs, recruiter, visitor services, volunteer coordinator",
  "pack designer": "apparel designer, gear designer, product designer, sewing sample maker",
  paralegal: "attorney, law clerk, legal",
  "partnerships manager": "development officer, marketing",
  payroll: "accounts payable, bookkeeper, human resources",
  "payroll specialist": "accounting, bookkeeper, human resources",
  photographer:
    "content creator, drone, media specialist, photo editor, photo researcher, photo sales, product photographer, resort photographer, river photographer, videographer, wildlife photography",
  podcast: "communications, media specialist, writer",
  policy:
    "advocacy, attorney, campaigner, coalition, conservation policy, economist, environmental planner, government affairs, legislative, legislative assistant, legislative director, policy analyst",
  "product designer":
    "apparel designer, design engineer, footwear designer, gear designer, pack designer, product developer",
  "product development":
    "apparel designer, footwear developer, gear designer, materials developer, product designer, product line, product line manager, product sourcing, product tester, quality assurance",
  "product manager": "brand manager, merchandising, product designer, product developer",
  "product sourcing": "buyer, product developer, supply chain",
  "program assistant": "administrative assistant, program coordinator",
  "program coordinator": "program assistant, program director, program manager, project coordinator",
  "program manager":
    "program coordinator, program director, program officer, program specialist, project manager",
  programmer: "software developer, software engineer, web developer",
  "project manager": "program manager, project coordinator, project lead",
  "public affairs": "communications, marketing, media specialist, outreach",
  "quality assurance": "inspector, product tester, quality test technician",
  "records clerk": "administrative assistant, archivist, library",
  recruiter: "human resources, talent",
  retail:
    "bicycle sales, bookstore, buyer, cashier, climbing shop, footwear sales, gift shop, inventory control, key holder, merchandiser, outdoor retail, rental shop, shop manager, store, store manager, visitor center sales",
  "risk management": "safety manager, safety officer",
  sales:
    "account executive, bicycle sales, business development, retail, sales manager, sales representative, wholesale",
  "sales representative":
    "business development, dealer sales, demo rep, key account, sales and marketing, sales coordinator, sales manager, trade show, wholesale",
  "screen printer": "apparel, graphic design, production worker",
  security: "security guard, security specialist",
  "shift lead": "key holder, retail, store manager, supervisor",
  shop: "bike shop, rental shop, retail, sales associate, shop assistant, store manager, tackle shop",
  "social media": "communications, community moderator, content creator, digital marketing, marketing",
  "social media manager": "communications, content creator, marketing",
  "software developer":
    "data engineer, database engineer, engineer maps, programmer software, software, systems engineer",
  store: "buyer, cashier, merchandiser, retail, sales associate, shop assistant, store manager, tackle shop",
  "store manager": "assistant store manager, key holder, retail, sales manager",
  supervisor: "foreman, manager, superintendent",
  "supply chain": "buyer, inventory control, procurement, warehouse",
  "surf shop": "retail, ski shop, surf instructor",
  "tackle shop": "fishing guide, fly fishing, retail",
  talent: "human resources",
  technology: "data engineer, gis, information technology, software engineer, web developer",
  thrift: "bike mechanic, gear repair, gear shop, retail, store",
  "trade show": "events, marketing, sales representative",
  translator: "bilingual, communications, interpreter",
  "ux designer": "front end developer, product designer",
  video: "filmmaker, media specialist, photographer, videographer",
  videographer: "content creator, film, media specialist, photographer, video",
  web: "digital, e commerce, full stack developer, software, web developer",
  writer:
    "communications, content creator, content intern, copywriter, editor, grant writer, journalist, technical writer",
  writing: "content creator, content intern, copywriter, editor, forecast writer, journalist, writer",
  copywriter: "content creator, content intern, editor, writer",
  "outdoor retail":
    "bike shop, boot fitter, camp store, cashier, climbing shop, fly shop, footwear sales, merchandiser, paddle shop, rental shop, retail, shop assistant, ski shop, stock associate, store manager",
  "rental attendant": "boat, dock attendant, gear room, marina, rental shop, ski tech",
  crafts:
    "art counselor, basketry, blacksmith, boat builder, carpenter, jewelry, leatherworker, pottery, saddle maker, sewing, traditional crafts, weaving, woodworker",
  artist: "art counselor, artist in residence, exhibit, graphic design, illustrator, muralist, park art",
  illustrator: "artist, exhibit, graphic design, interpretive media, science communicator",
  "artist in residence": "artist, photographer, residency, writer",
  pottery: "art counselor, artist, crafts",
  leatherworker: "crafts, gear repair, saddle, sewing, shoe repair",
  "knife maker": "blacksmith, gear designer, machinist, production worker",
  "fly tying": "fishing guide, fly fishing, fly shop",
  "rod builder": "fly fishing, production worker, woodworker",
  muralist: "artist, sign painter",
  basketry: "art counselor, crafts, living history, traditional",
  "color designer": "apparel designer, graphic design, textile",
  "merchandise planner": "buyer, demand planner, merchandiser, product line manager",
  wholesale: "account manager, dealer sales, key account, sales coordinator",
  "dealer sales": "account manager, customer service",
  "web merchandiser": "digital marketing, e commerce, merchandiser, product manager",
  "product photographer": "content creator, graphic design, photographer",
  "responsible sourcing": "corporate sustainability, product sourcing, supply chain",
  circularity: "corporate sustainability, gear repair, recycling, thrift",
  "footwear sales": "boot fitter, outdoor retail, retail",
  "bicycle sales": "bike mechanic, bike shop, retail",
  "sales coordinator": "customer service, marketing, sales representative",
  "souvenir photographer": "photographer, retail, ski photographer",
  "event marketing": "brand ambassador, event coordinator, marketing, trade show",
  "outdoor journalist": "content creator, editor, gear tester, journalist, writer",
  "wildlife photography":
    "content creator, documentary, naturalist, photo guide, photographer, wildlife guide",
  membership: "annual giving, customer service, marketing",
  "development operations": "data coordinator, database, fundraising, membership",
  campaigner: "advocacy, canvasser, communications, policy",
  coalition: "advocacy, campaigner, community organizer, policy",
  "environmental law": "attorney, legal, paralegal, policy",
  art: "art counselor, artist, crafts, exhibit, graphic design, illustrator, museum educator, photographer",
  "saddle maker": "crafts, gear repair, leatherworker, sewing",
};
