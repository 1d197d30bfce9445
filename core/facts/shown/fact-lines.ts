/** What a job states is shown in these lines. The key names a line's anchor on the job's page and its sign. */
export const factLines = [
  { line: "cost", label: "Cost", names: ["participant_pays"] },
  { line: "season", label: "Season", names: ["season_start", "season_end"] },
  { line: "length", label: "Length", names: ["length"] },
  {
    line: "pay",
    label: "Pay",
    names: ["pay", "tips", "overtime", "completion_bonus", "other_bonus", "americorps_award"],
  },
  { line: "hours", label: "Hours", names: ["hours_per_week", "hitch"] },
  { line: "openings", label: "Openings", names: ["positions"] },
  {
    line: "housing",
    label: "Housing",
    names: [
      ...["housing", "housing_cost", "housing_stipend", "housing_kind"],
      ...["rv_site", "camp_site", "connectivity"],
    ],
  },
  { line: "meals", label: "Meals", names: ["meals"] },
  { line: "together", label: "Couples, families, pets", names: ["couples", "families", "pets"] },
  {
    line: "experience",
    label: "Experience",
    names: ["no_experience_needed", "experience", "education", "internship"],
  },
  { line: "training", label: "Training", names: ["training"] },
  { line: "certificates", label: "Certificates", names: ["certifications"] },
  { line: "license", label: "Driver's license", names: ["driving_licence", "own_vehicle"] },
  { line: "age", label: "Age", names: ["min_age"] },
  { line: "effort", label: "Physical work", names: ["lift_lbs", "strenuous"] },
  { line: "papers", label: "Work papers", names: ["papers", "who_may_apply"] },
  { line: "checks", label: "Checks", names: ["screening"] },
  { line: "travel", label: "Travel", names: ["travel_paid", "relocation_paid", "work_travel"] },
  { line: "benefits", label: "Benefits", names: ["benefits", "gear_or_pro_deals"] },
  { line: "hiring", label: "Hiring", names: ["hiring"] },
] as const satisfies readonly { line: string; label: string; names: readonly string[] }[];

export type FactLine = (typeof factLines)[number]["line"];

export function lineOf(name: string): FactLine | null {
  return factLines.find(({ names }) => (names as readonly string[]).includes(name))?.line ?? null;
}
