import type { Block } from "#core/text/description.ts";
import { MarkedText } from "./marked-text.tsx";

/** None of the employer's own markup gets this far. */
export function Description({ blocks }: { blocks: Block[] }) {
  return (
    <div className="max-w-prose space-y-4 leading-relaxed">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes while it is shown
        <DescriptionBlock key={index} block={block} />
      ))}
    </div>
  );
}

function DescriptionBlock({ block }: { block: Block }) {
  if (block.kind === "heading")
    return (
      <h3 className="pt-3 text-xl">
        <MarkedText text={block.text} />
      </h3>
    );
  if (block.kind === "paragraph")
    return (
      <p>
        <MarkedText text={block.text} />
      </p>
    );
  return (
    <ul className="list-disc space-y-1.5 pl-5 marker:text-sun">
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two items may say the same
        <li key={index}>
          <MarkedText text={item} />
        </li>
      ))}
    </ul>
  );
}
