export const shopsOffices = {
  accounting: "accounts payable, bookkeeper, budget, finance, payroll, staff accountant",
  administration:
    "administrative assistant, administrative officer, executive administrator, human resources, office manager",
  "administrative assistant":
    "administrative, administrative officer, data entry, office manager, program assistant, receptionist, registrar",
  advocacy: "campaign, canvasser, community organizer, policy",
  apparel: "apparel designer, footwear, rainwear, sewing, textile, wool",
  "apparel designer":
    "footwear designer, pack designer, pattern maker, product designer, soft goods, textile",
  "assistant manager": "key holder, lodge assistant manager, shift lead, shop manager, store manager",
  "assistant retail manager":
    "key holder, lodge assistant manager, retail associate, shift lead, store manager",
  attorney: "environmental policy, law clerk, legal, paralegal, policy",
  bookkeeper: "finance, office manager, payroll, staff accountant",
  budget: "budget analyst, budget technician, finance, staff accountant",
  business: "business development, finance, marketing, sales",
  buyer: "inventory planner, merchandiser, supply chain",
  cashier: "counter attendant, fee collector, front desk cashier, retail, ticket office",
  communications:
    "communications fellow, editor, marketing, media specialist, outreach, public affairs, social media",
  "content creator":
    "backpacking content, copywriter, editor, photographer, social media, videographer, writer",
  "contract specialist": "grants management, procurement, purchasing",
  coordinator: "manager, program assistant, specialist",
  "customer service": "customer, guest services, reservations, retail, support specialist",
  designer:
    "apparel designer, design engineer, footwear designer, graphic design, pack designer, product designer, restoration designer, wall designer",
  "digital marketing": "content, e commerce, marketing, social media",
  director: "executive director, operations director, program director",
  "e commerce": "digital marketing, merchandiser",
  editor: "content creator, content intern, copywriter, writer",
  "emergency management": "disaster, incident management",
  energy: "hydropower, power plant, renewable, solar, wind",
  "executive director": "chief executive, president",
  film: "filmmaker, media specialist, photographer, videographer",
  finance: "accountant, bookkeeper, budget analyst, grants management, treasurer",
  footwear: "boot fitter, footwear designer, footwear developer",
  "footwear designer": "footwear, product designer",
  fundraising: "annual fund, development coordinator, donor, grant writer, membership",
  "gear designer":
    "apparel designer, footwear designer, mechanical design engineer, pack designer, product designer, product developer",
  "government affairs": "advocacy, legislative, policy",
  "grant writer":
    "fundraising, grant coordinator, grant reader, grant specialist, grants manager, grants program",
  grants: "fundraising, grant coordinator, grant specialist, grant writer, grants program manager",
  "graphic design": "apparel designer, art director, creative, media specialist, product designer",
  "human resources": "payroll, staffing, talent",
  "human resources generalist": "human resources, payroll",
  "human resources manager": "human resources, talent",
  "information technology":
    "database, database administrator, network administrator, software, support specialist, systems engineer",
  journalist: "communications, editor, writer",
  law: "attorney, law clerk, law enforcement, paralegal",
  legal: "attorney, law clerk, legal counsel, paralegal",
  librarian: "archivist, library technician, records",
  logistics: "base camp manager, dispatch, expedition, field operations, supply chain, warehouse",
  manager: "director, superintendent, supervisor",
  marketing:
    "brand, communications, community manager, community moderator, content, digital marketing, e commerce, events, marketing intern, public relations, social media",
  media: "communications, media specialist, photographer, social media, videographer",
  merchandiser: "buyer, e commerce merchandiser, retail, visual",
  nonprofit: "executive director, fundraising, land trust, program manager",
  office:
    "administrative assistant, bookkeeper, clerical, human resources, office manager, receptionist, secretary",
  "office manager": "administrative assistant, administrative officer, bookkeeper, operations manager",
  "operations director": "general manager, operations manager",
  outreach: "canvasser, communications, outreach coordinator, public affairs, volunteer coordinator",
  "pack designer": "apparel designer, gear designer, product designer, sewing sample maker",
  paralegal: "attorney, law clerk, legal",
  payroll: "accounts payable, bookkeeper, human resources",
  photographer: "content creator, media specialist, photo editor, photo researcher, videographer",
  policy:
    "advocacy, conservation policy, environmental planner, government affairs, legislative, legislative director, policy analyst",
  "product designer":
    "apparel designer, design engineer, footwear designer, gear designer, pack designer, product developer",
  "product development":
    "footwear developer, materials developer, product designer, product line manager, product tester",
  "product manager": "brand manager, merchandising, product designer, product developer",
  "program manager":
    "program coordinator, program director, program officer, program specialist, project manager",
  programmer: "software developer, software engineer, web developer",
  "project manager": "program manager, project coordinator, project lead",
  "public affairs": "communications, marketing, media specialist, outreach",
  "quality assurance": "inspector, product tester, quality test technician",
  recruiter: "human resources, talent",
  retail:
    "bicycle sales, cashier, climbing shop, gift shop, key holder, merchandiser, rental shop, shop manager, store, store manager",
  "risk management": "safety manager, safety officer",
  sales:
    "account executive, bicycle sales, business development, retail, sales manager, sales representative, wholesale",
  "sales representative": "business development, sales and marketing, sales manager, wholesale",
  security: "law enforcement, police, security guard, security specialist",
  shop: "bike shop, rental shop, retail, sales associate, shop assistant, store manager, tackle shop",
  "social media": "communications, community moderator, content creator, digital marketing, marketing",
  "software developer":
    "data engineer, database engineer, engineer maps, programmer software, software, systems engineer",
  store: "buyer, cashier, merchandiser, retail, sales associate, shop assistant, store manager, tackle shop",
  "store manager": "assistant store manager, key holder, retail, sales manager",
  supervisor: "foreman, manager, superintendent",
  "supply chain": "buyer, inventory control, procurement, warehouse",
  talent: "human resources",
  technology: "data engineer, gis, information technology, software engineer, web developer",
  "ux designer": "front end developer, product designer",
  video: "filmmaker, media specialist, photographer, videographer",
  videographer: "content creator, film, media specialist, photographer, video",
  web: "digital, e commerce, full stack developer, software, web developer",
  writer:
    "communications, content creator, content intern, copywriter, editor, grant writer, journalist, technical writer",
  writing: "content creator, content intern, copywriter, editor, forecast writer, journalist, writer",
};
