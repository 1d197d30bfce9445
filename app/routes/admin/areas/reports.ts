import { nobody } from "#app/request/is-id.ts";
import type { AreaHandlers, AreaOutcome, AreaRow } from "#app/routes/admin/table/admin-area.ts";
import { listReports, type ReportedJob, settleReports } from "#core/moderation/list-reports.ts";
import { reasonNames, reportReasons } from "#core/moderation/reasons.ts";
import { outcomeOf } from "./outcome-of.ts";

export const reports: AreaHandlers = {
  async load(query) {
    const { jobs, total } = await listReports(query);
    return {
      title: "Reported jobs",
      intro: "Jobs that readers reported, most reports first. Hide the job for good, or keep it.",
      searches: "job or company",
      columns: ["Job", "Company", "On the board", "Reports", "Reasons", "Notes", "First reported"],
      rows: jobs.map(toRow),
      ...{ total, empty: "No reported jobs." },
    };
  },
  actions: {
    hide: ({ id = nobody }, by) => settle(id, "hidden", by, "The job is hidden, and its reports are closed."),
    keep: ({ id = nobody }, by) => settle(id, "kept", by, "The job stays, and its reports are closed."),
  },
};

function toRow(job: ReportedJob): AreaRow {
  const { jobId, title, company, path, isLive, isFeatured, reasons, notes, count, firstAt } = job;
  return {
    id: jobId,
    cells: [
      { to: path, text: title },
      company,
      isLive ? { badge: isFeatured ? "Featured" : "Live", tone: "good" } : { badge: "Ended", tone: "plain" },
      count,
      {
        lines: reportReasons.flatMap((reason) =>
          reasons[reason] ? `${reasonNames[reason]}: ${reasons[reason]}` : [],
        ),
      },
      { lines: notes },
      firstAt,
    ],
    actions: [
      {
        intent: "hide",
        label: "Hide for good",
        confirm: "Readers can't see it, and no sync brings it back.",
      },
      { intent: "keep", label: "Keep job" },
    ],
  };
}

async function settle(
  jobId: string,
  outcome: "hidden" | "kept",
  by: string,
  message: string,
): Promise<AreaOutcome> {
  const isDone = await settleReports({ jobId, outcome, by });
  return outcomeOf(isDone, message, "This job has no open reports.");
}
