import { type ClipboardEvent, type ComponentProps, type MouseEvent, useRef } from "react";
import { callFunction } from "#app/call-function.ts";
import { Button } from "#app/components/ui/button.tsx";
import { TextAreaField } from "#app/components/ui/field.tsx";
import { longest } from "#core/postings/posting-limits.ts";
import { markLines } from "./mark-lines.ts";
import { pastedText } from "./pasted-text.ts";
import { slimHtml } from "./slim-html.ts";
import { TextCounter } from "./text-counter.tsx";

const largestPaste = 60_000;
const pastePatienceMs = 4000;

type Props = ComponentProps<typeof TextAreaField> & {
  /** Of what stands in it now. */
  length: number;
};

/** The text of a posting, in the plain grammar: marked by two buttons, and clean whatever is pasted. */
export function DescriptionField({ length, className = "", ...props }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);

  function mark(event: MouseEvent, sign: "# " | "- ") {
    event.preventDefault();
    const { current } = field;
    if (!current) return;
    const { from, to, insert, selection } = markLines(
      current.value,
      current.selectionStart,
      current.selectionEnd,
      sign,
    );
    current.focus();
    current.setSelectionRange(from, to);
    write(current, insert);
    current.setSelectionRange(...selection);
  }

  return (
    <div className="relative col-span-2">
      {/* Beside the label, and before the text in the order of the keyboard. */}
      <fieldset aria-label="Format" className="needs-script absolute top-0 right-0 flex gap-1">
        {(["# ", "- "] as const).map((sign) => (
          <Button
            key={sign}
            look="quiet"
            aria-controls={props.id}
            // The text keeps its selection, and a phone its keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => mark(event, sign)}
            className="px-2.5"
          >
            {sign === "# " ? "Heading" : "Bullet list"}
          </Button>
        ))}
      </fieldset>
      <TextAreaField
        ref={field}
        rows={14}
        {...props}
        className={`[&>label]:flex [&>label]:min-h-11 [&>label]:items-center ${className}`}
        onPaste={paste}
        help={
          <>
            <TextCounter length={length} longest={longest.description} />
            Begin a line with “# ” for a heading, with “- ” for a bullet. What you paste from Word or a web
            page comes out clean.
          </>
        }
      />
    </div>
  );
}

/** Takes what was copied with its looks as text in the plain grammar; what cannot be read so is pasted as it is. */
async function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
  const { currentTarget: field, clipboardData } = event;
  const html = clipboardData.getData("text/html");
  const slim = html && slimHtml(html);
  if (!slim) return;
  const plain = clipboardData.getData("text/plain");
  event.preventDefault();
  const text = (await cleaned(slim)) ?? plain;
  const { value, selectionStart, selectionEnd } = field;
  field.focus();
  write(field, pastedText(text, value.slice(0, selectionStart), value.slice(selectionEnd)));
}

async function cleaned(html: string): Promise<string | null> {
  if (new Blob([JSON.stringify({ html })]).size > largestPaste) return null;
  try {
    const patience = AbortSignal.timeout(pastePatienceMs);
    const { text } = await callFunction<{ text: string }>("/post-job/paste", { html }, patience);
    return text || null;
  } catch {
    return null;
  }
}

/** Writes over what is selected, as if it were typed: it can be undone. */
function write(field: HTMLTextAreaElement, text: string) {
  if (document.execCommand(text ? "insertText" : "delete", false, text)) return;
  const { selectionStart, selectionEnd } = field;
  field.setRangeText(text, selectionStart, selectionEnd, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
