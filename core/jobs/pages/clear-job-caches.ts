import { clearCompanyFacts } from "#core/jobs/pages/find-company.ts";
import { clearCompanies } from "#core/jobs/pages/live-companies.ts";
import { clearRelated } from "#core/jobs/pages/related-jobs.ts";
import { clearListFigures } from "#core/jobs/query/list-figures.ts";
import { clearCounts } from "#core/jobs/query/select-jobs.ts";
import { clearTotals } from "#core/jobs/totals.ts";

/** After this process changed the jobs: all that was remembered of them is read anew. */
export function clearJobCaches() {
  clearTotals();
  clearCounts();
  clearListFigures();
  clearCompanies();
  clearCompanyFacts();
  clearRelated();
}
