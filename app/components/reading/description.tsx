import type { ReactNode } from "react";
import type { Block } from "#core/text/description.ts";

type Props = { blocks: Block[]; inline?: (text: string) => ReactNode };

/** None of the employer's own markup gets this far. */
export function Description({ blocks, inline = (text) => text }: Props) {
  return (
    <div className="max-w-prose space-y-4 leading-relaxed">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes while it is shown
        <DescriptionBlock key={index} block={block} inline={inline} />
      ))}
    </div>
  );
}

function DescriptionBlock({ block, inline }: { block: Block; inline: (text: string) => ReactNode }) {
  if (block.kind === "heading") return <h3 className="pt-3 text-xl">{inline(block.text)}</h3>;
  if (block.kind === "paragraph") return <p>{inline(block.text)}</p>;
  return (
    <ul className="list-disc space-y-1.5 pl-5 marker:text-sun">
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two items may say the same
        <li key={index}>{inline(item)}</li>
      ))}
    </ul>
  );
}
