import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { sayError, useForm } from "#app/components/forms/use-form.ts";
import { onPlainClick } from "#app/components/on-plain-click.ts";
import { Button, buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import type { FormState } from "#app/request/form-route.ts";
import { longestNotes, notesNotUpdated, notesTooLong, readNotes } from "#core/tracker/notes.ts";

type Props = {
  /** The page at `path` accepts `intent=notes` and opens the editor with `?edit=`. */
  id: string;
  path: string;
  title: string;
  notes: string;
  placeholder: string;
  empty: string;
  isAsked: boolean;
  refused: FormState | null;
};

export function NotesEditor({ id, path, title, notes: given, isAsked, refused, ...words }: Props) {
  const refusal = refused?.fields.intent === "notes" && refused.fields.id === id ? refused : null;
  const [isOpen, setOpen] = useState(isAsked || refusal !== null);
  const [current, setCurrent] = useState({ given, notes: given });
  const opener = useRef<HTMLAnchorElement>(null);
  const wasOpen = useRef(isOpen);
  // The reloaded list has the newer notes.
  if (current.given !== given) setCurrent({ given, notes: given });
  const { notes } = current;
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (isOpen) {
    const close = () => setOpen(false);
    const onSaved = (notes: string) => {
      setCurrent({ given, notes });
      close();
    };
    const first = refusal?.fields.notes ?? notes;
    return (
      <Editor
        {...{ id, path, title, notes, first, close, onSaved: onSaved }}
        {...words}
        refusal={refusal?.error ?? null}
      />
    );
  }
  return (
    <div className={notes ? "notes" : "notes no-notes"} id={`notes-${id}`}>
      {notes && <p className="whitespace-pre-line">{notes}</p>}
      <Link
        ref={opener}
        to={openerPath(path, id)}
        preventScrollReset
        onClick={onPlainClick(() => setOpen(true))}
        className="notes-link"
      >
        {notes ? "Edit notes" : words.empty}
        <span className="sr-only"> ({title})</span>
      </Link>
    </div>
  );
}

type EditorProps = Pick<Props, "id" | "path" | "title" | "notes" | "placeholder"> & {
  first: string;
  refusal: string | null;
  close: () => void;
  onSaved: (notes: string) => void;
};

function Editor({ id, path, title, notes, placeholder, first, refusal, close, onSaved }: EditorProps) {
  const [length, setLength] = useState(first.length);
  const [isTooLong, setTooLong] = useState(false);
  const { errors, isSending, send } = useForm({
    failure: notesNotUpdated,
    errors: refusal ? { form: refusal } : null,
    onDone: (_answer, { notes }) => onSaved(readNotes(notes) ?? ""),
    sayRefusal: (_reason, _errors, form) => sayError(notesNotUpdated, form),
  });
  const error = isTooLong ? notesTooLong : errors.form;
  const field = useRef<HTMLTextAreaElement>(null);
  const hint = useId();
  useEffect(() => {
    const { current } = field;
    current?.focus({ preventScroll: true });
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);

  function save(event: FormEvent<HTMLFormElement>) {
    const isTooLong = readNotes(field.current?.value) === null;
    setTooLong(isTooLong);
    if (!isTooLong) return send(event);
    event.preventDefault();
    field.current?.focus();
  }

  return (
    <form method="post" action={path} onSubmit={save} id={`notes-${id}`}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="based_on" value={notes} />
      <textarea
        ref={field}
        name="notes"
        aria-label={`Notes (${title})`}
        aria-describedby={hint}
        aria-invalid={error ? true : undefined}
        placeholder={placeholder}
        defaultValue={first}
        onInput={(event) => setLength(event.currentTarget.value.length)}
        onKeyDown={(event) => event.key === "Escape" && event.currentTarget.value === first && close()}
        rows={4}
        className="notes-field"
      />
      <p id={hint} aria-live="polite" className={`min-h-5 text-sm ${error ? "text-clay" : "text-granite"}`}>
        {error ?? lengthHint(length)}
      </p>
      <div className="mt-1 flex flex-wrap gap-3">
        <Button type="submit" look="primary" name="intent" value="notes" aria-disabled={isSending}>
          {isSending ? "Saving..." : "Save"}
        </Button>
        <Link
          to={path}
          preventScrollReset
          onClick={onPlainClick(close)}
          className={buttonStyles({ look: "quiet" })}
        >
          Cancel
        </Link>
      </div>
    </form>
  );
}

function openerPath(path: string, id: string) {
  return `${path}${path.includes("?") ? "&" : "?"}edit=${id}#notes-${id}`;
}

function lengthHint(length: number): string | null {
  if (length < longestNotes * 0.9) return null;
  return `${length.toLocaleString("en-US")} of ${longestNotes.toLocaleString("en-US")} characters`;
}
