export const certificates = {
  WFR: "Wilderness First Responder (WFR)",
  WFA: "Wilderness First Aid (WFA)",
  EMT: "EMT",
  CPR: "CPR and first aid",
  LG: "Lifeguard",
  SWR: "Swiftwater rescue",
  OEC: "Outdoor Emergency Care (OEC)",
  AVY: "Avalanche training",
  AMGA: "AMGA",
  CDL: "Commercial driver's license (CDL)",
  SAW: "Chainsaw (S-212)",
  RED: "Red card",
  FOOD: "Food handler",
} as const;
export type Certificate = keyof typeof certificates;
export const certificateCodes = Object.keys(certificates) as Certificate[];

export const certificateLevels = ["required", "preferred"] as const;
export type CertificateLevel = (typeof certificateLevels)[number];

export const answers = {
  housing: ["provided", "at a cost", "stipend", "may be had", "not provided"],
  housing_cost_unit: ["n", "w", "2w", "m", "s"],
  meals: ["provided", "at a cost", "in the field only", "stipend", "not provided"],
  driving_licence: ["required", "preferred", "not needed"],
  papers: ["visa supported", "no sponsorship", "must be authorised to work"],
  couples: ["welcome", "ask", "no"],
  pets: ["welcome", "ask", "no"],
} as const;
export type AnsweredField = keyof typeof answers;
export type Answer<F extends AnsweredField> = (typeof answers)[F][number];

export type CertificateField = `cert_${Lowercase<Certificate>}`;

export function certificateField(code: Certificate): CertificateField {
  return `cert_${code.toLowerCase() as Lowercase<Certificate>}`;
}

const plainFields = [
  "is_seasonal",
  "season_start",
  "season_end",
  "housing",
  "housing_cost",
  "housing_cost_unit",
  "meals",
  "tips",
  "hours_per_week",
  "positions",
  "min_age",
  "driving_licence",
  "papers",
  "couples",
  "pets",
] as const;

export type FactField = (typeof plainFields)[number] | CertificateField;

export const factFields: readonly FactField[] = [
  ...plainFields.slice(0, plainFields.indexOf("min_age")),
  ...certificateCodes.map(certificateField),
  ...plainFields.slice(plainFields.indexOf("min_age")),
];

export const checkboxFields: readonly string[] = ["is_seasonal", "tips"] satisfies FactField[];

export type FactsInput = Record<FactField, string>;
export const noFacts = Object.fromEntries(factFields.map((field) => [field, ""])) as FactsInput;
