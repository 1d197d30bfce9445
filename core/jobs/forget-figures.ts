import { forgetCompanyFacts } from "#core/jobs/find-company.ts";
import { forgetListFigures } from "#core/jobs/list-figures.ts";
import { forgetCompanies } from "#core/jobs/live-companies.ts";
import { forgetRelated } from "#core/jobs/related-jobs.ts";
import { forgetCounts } from "#core/jobs/select-jobs.ts";
import { forgetTotals } from "#core/jobs/totals.ts";

/** After this process changed the jobs: all that was remembered of them is read anew. */
export function forgetFigures() {
  forgetTotals();
  forgetCounts();
  forgetListFigures();
  forgetCompanies();
  forgetCompanyFacts();
  forgetRelated();
}
