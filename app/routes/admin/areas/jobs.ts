import { nobody } from "#app/request/is-id.ts";
import type { AreaHandlers, AreaRow, Cell, RowAction } from "#app/routes/admin/table/admin-area.ts";
import { addBlock } from "#core/moderation/blocks.ts";
import { type ExplainedJob, searchJobs } from "#core/moderation/explain-job.ts";
import { hideJob, unhideJob } from "#core/moderation/hide-job.ts";
import { longDate } from "#core/text/long-date.ts";
import { askToBlock } from "./ask-to-block.ts";
import { outcomeOf } from "./outcome-of.ts";

export const jobs: AreaHandlers = {
  async load(query) {
    const { jobs, total, isCapped } = await searchJobs(query);
    return {
      title: "Jobs",
      intro:
        "The newest imported jobs, and why each is on the board. Search also finds featured and hidden jobs. To find an ended job, enter its address or ID.",
      searches: "title, company, address or ID",
      columns: ["Job", "Company", "State", "Why it is here", "Posted"],
      rows: jobs.map(toRow),
      ...{ total, isCapped, empty: "The board has no jobs yet. Start a sync." },
    };
  },
  actions: {
    hide: async ({ id: jobId = nobody, note }, by) =>
      outcomeOf(await hideJob({ jobId, by, note }), "The job is hidden.", "This job is already hidden."),
    unhide: async ({ id: jobId = nobody }, by) =>
      outcomeOf(
        await unhideJob({ jobId, by }),
        "The job is visible again. It stays as long as a source lists it.",
        "This job can't be put back. It isn't hidden, or it has ended.",
      ),
    "block-company": async ({ id = nobody, company = "", note = "", confirmed }, by) => {
      if (confirmed !== "yes") {
        const fields = { id, company, note };
        return askToBlock({ kind: "company", value: company, intent: "block-company", fields });
      }
      const blocked = await addBlock({ kind: "company", value: company, note, by });
      if (!blocked.ok) return { ok: false, status: 400, error: blocked.error };
      return { ok: true, message: `${company} is blocked: ${blocked.ended} of its jobs ended.` };
    },
  },
};

const states: Record<ExplainedJob["state"], Cell> = {
  live: { badge: "Live", tone: "good" },
  featured: { badge: "Featured", tone: "good" },
  hidden: { badge: "Hidden", tone: "bad" },
  ended: { badge: "Ended", tone: "plain" },
};

function toRow(job: ExplainedJob): AreaRow {
  const { jobId, title, company, path, state, isDemo, datePosted, expiresAt, reasons } = job;
  return {
    id: jobId,
    cells: [
      { to: path, text: title },
      company,
      states[state],
      { lines: [...reasons, ...(isDemo ? ["It's demo data."] : []), endOf(state, expiresAt)] },
      datePosted,
    ],
    actions: actionsOf(job),
  };
}

function endOf(state: ExplainedJob["state"], expiresAt: Date): string {
  const isOver = state === "hidden" || state === "ended";
  return `It ${isOver ? "would have been" : "is"} listed until ${longDate(expiresAt)}.`;
}

function actionsOf({ state, company }: ExplainedJob): RowAction[] {
  const block: RowAction = {
    intent: "block-company",
    label: "Block company",
    confirm: "We'll show you which jobs end before anything happens. Featured jobs stay.",
    fields: { company },
    note: "Why",
  };
  if (state === "hidden") return [{ intent: "unhide", label: "Put back" }, block];
  const hide: RowAction = {
    intent: "hide",
    label: "Hide for good",
    confirm: "Readers can't see it, and no sync brings it back.",
    note: "Why",
  };
  return state === "featured" ? [hide] : [hide, block];
}
