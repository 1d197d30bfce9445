import cluster from "node:cluster";
import { clearChoiceCounts, outdateChoiceCounts } from "#core/jobs/facts/count-choices.ts";
import { clearBoardWords, outdateBoardWords } from "#core/jobs/list/board.ts";
import { clearMaps, outdateMaps } from "#core/jobs/map/read-map.ts";
import { clearCompanyFacts } from "#core/jobs/pages/find-company.ts";
import { clearCompanies, outdateCompanies } from "#core/jobs/pages/live-companies.ts";
import { clearRelated } from "#core/jobs/pages/related-jobs.ts";
import { clearRemovedJobs } from "#core/jobs/pages/removed-jobs.ts";
import { clearParkFigures, outdateParkFigures } from "#core/jobs/parks/park-figures.ts";
import { clearParkPages } from "#core/jobs/parks/park-pages.ts";
import { clearRecentLists } from "#core/jobs/recent/remember-list.ts";
import { clearSuggestions } from "#core/jobs/search/suggestions.ts";
import { clearTotals } from "#core/jobs/totals.ts";

export function clearJobCaches() {
  clearFigures();
  clearParkFigures();
  clearCompanies();
  clearBoardWords();
  clearSuggestions();
  clearChoiceCounts();
  clearMaps();
}

const jobsChanged = "jobs changed";
if (cluster.isWorker) process.on("message", (told) => told === jobsChanged && refreshOwn());

/** Also tells the other processes of the same command, because a job that was hidden must go from all of them. */
export function refreshJobCaches() {
  refreshOwn();
  cluster.worker?.send(jobsChanged);
}

let changedAt = 0;

/** Pages that were rendered before show what was listed then. */
export function jobsChangedAt(): number {
  return changedAt;
}

function refreshOwn() {
  changedAt = Date.now();
  clearFigures();
  outdateParkFigures();
  outdateCompanies();
  outdateBoardWords();
  outdateChoiceCounts();
  outdateMaps();
}

function clearFigures() {
  clearRecentLists();
  clearTotals();
  clearParkPages();
  clearCompanyFacts();
  clearRelated();
  clearRemovedJobs();
}
