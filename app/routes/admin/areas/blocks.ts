import { nobody } from "#app/request/is-id.ts";
import type { AreaHandlers, AreaRow } from "#app/routes/admin/table/admin-area.ts";
import { addBlock, type Block, liftBlock, listBlocks } from "#core/moderation/blocks.ts";
import { askToBlock } from "./ask-to-block.ts";
import { outcomeOf } from "./outcome-of.ts";

export const blocks: AreaHandlers = {
  async load(query) {
    const { blocks, total } = await listBlocks(query);
    return {
      title: "Blocks",
      intro:
        "Jobs from these companies, or matching these keywords, are never imported. After you lift a block, the next syncs restore the jobs it ended. Jobs found with keywords return with the next backfill.",
      forms: [
        {
          intent: "add",
          title: "Block a company or a keyword",
          help: "We'll show you what it ends before anything happens. Featured jobs are not affected.",
          fields: [
            {
              ...{ name: "kind", label: "Kind", kind: "select", value: "company" },
              options: [
                { value: "company", label: "Company" },
                { value: "keyword", label: "Keyword in the title" },
              ],
            },
            { name: "value", label: "Company or keyword" },
            { name: "note", label: "Why" },
          ],
          submit: "Check block",
        },
      ],
      searches: "company, keyword or reason",
      columns: ["Blocked", "Kind", "Why", "By", "Since"],
      rows: blocks.map(toRow),
      ...{ total, empty: "Nothing is blocked." },
    };
  },
  actions: {
    add: async ({ kind = "", value = "", note = "", confirmed }, by) => {
      if (confirmed !== "yes")
        return askToBlock({ kind, value, intent: "add", fields: { kind, value, note } });
      const added = await addBlock({ kind, value, note, by });
      if (!added.ok) return { ...added, status: 400 };
      return { ok: true, message: `Blocked: ${added.ended} ${added.ended === 1 ? "job" : "jobs"} ended.` };
    },
    lift: async ({ id = nobody }, by) =>
      outcomeOf(
        await liftBlock({ id, by }),
        "The block is lifted. The next syncs restore the jobs it ended. Jobs found with keywords return with the next backfill.",
        "This block was already lifted.",
      ),
  },
};

function toRow({ id, kind, value, note, by, createdAt }: Block): AreaRow {
  return {
    id,
    cells: [value, kind === "company" ? "Company" : "Keyword", note || null, by, createdAt],
    actions: [{ intent: "lift", label: "Lift block", confirm: "The next sync may import these jobs again." }],
  };
}
