import { type ComponentProps, type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { TextAreaField } from "#app/components/ui/field.tsx";
import type { PostingTools } from "#app/routes/postings/form/use-posting-form.ts";
import type { Mark } from "./mark-selection.ts";
import { TextCounter } from "./text-counter.tsx";

const longestText = 5000;

const example = `# The role
What the job involves, day to day.

# What you bring
- A driver's license`;

const buttons: [label: string, mark: Mark][] = [
  ["Heading", "# "],
  ["Bullet list", "- "],
];

type Props = ComponentProps<typeof TextAreaField> & {
  tools: PostingTools | null;
  load: () => Promise<PostingTools | null>;
};

export function DescriptionField({ tools, load, className = "", ...props }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const text = useText(field, String(props.defaultValue));

  async function mark(sign: Mark) {
    const loaded = tools ?? (await load());
    if (field.current) loaded?.markSelection(field.current, sign);
  }

  return (
    <div className="relative col-span-2">
      {/* The buttons are beside the label but come before the text in tab order. */}
      <fieldset aria-label="Format" className="needs-script absolute top-0 right-0 flex gap-1">
        {buttons.map(([label, sign]) => (
          <Button
            key={sign}
            look="quiet"
            aria-controls={props.id}
            // The text keeps its selection, and a phone keeps its keyboard open.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => mark(sign)}
            className="px-2.5"
          >
            {label}
          </Button>
        ))}
      </fieldset>
      <TextAreaField
        ref={field}
        rows={14}
        placeholder={example}
        {...props}
        className={`[&>label]:flex [&>label]:min-h-11 [&>label]:items-center ${className}`}
        onPaste={(event) => tools?.pasteClean(event.currentTarget, event.nativeEvent)}
        help={
          <>
            <TextCounter length={(tools?.descriptionLength ?? lengthOf)(text)} longest={longestText} />
            Start a line with “# ” for a heading, “- ” for a bullet. We clean up text pasted from Word or a
            web page.
          </>
        }
      />
    </div>
  );
}

/** Also follows text that a script puts into the field. */
function useText(field: RefObject<HTMLTextAreaElement | null>, first: string): string {
  const [text, setText] = useState(first);
  useEffect(() => {
    const { current } = field;
    const follow = () => setText(current?.value ?? "");
    follow();
    current?.addEventListener("input", follow);
    return () => current?.removeEventListener("input", follow);
  }, [field]);
  return text;
}

/** The real rules may not be loaded yet, so this count is approximate. */
function lengthOf(text: string): number {
  return text.trim().replace(/(?<!\s)\s*\n\s*/g, "\n").length;
}
