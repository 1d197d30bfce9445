import type { AreaAnswer } from "#app/routes/admin/table/admin-area.ts";
import { previewBlock } from "#core/moderation/blocks.ts";

type Asked = { kind: string; value: string; intent: string; fields: Record<string, string> };

/** Says what a block would end, and asks. */
export async function askToBlock({ kind: given, value: typed, intent, fields }: Asked): Promise<AreaAnswer> {
  const preview = await previewBlock({ kind: given, value: typed });
  if (!preview.ok) return { ...preview, status: 400 };
  const { kind, value, count, examples } = preview;
  const more = count - examples.length;
  return {
    ok: "asks",
    question: {
      ...{ intent, fields, submit: `Block ${kind}` },
      text: `Block the ${kind} “${value}”? ${endsOf(count)}`,
      examples: more > 0 ? [...examples, `and ${more.toLocaleString("en-US")} more`] : examples,
    },
  };
}

function endsOf(count: number): string {
  if (count === 0) return "No live job matches. New ones won't be imported.";
  if (count === 1) return "This job ends now:";
  return `These ${count.toLocaleString("en-US")} jobs end now:`;
}
