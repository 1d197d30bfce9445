import { forgetCompanies } from "#core/jobs/companies.ts";
import { forgetCounts } from "#core/jobs/select-jobs.ts";
import { forgetTotals } from "#core/jobs/totals.ts";

/** After this process changed the jobs: totals, counts and the list of companies are read anew. */
export function forgetFigures() {
  forgetTotals();
  forgetCounts();
  forgetCompanies();
}
